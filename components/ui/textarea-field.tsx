'use client';

import type { ComponentProps } from 'react';
import { Field, type FieldProps, splitFieldProps, useFieldControl } from './field';

export type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextareaField(props: TextareaFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      <Textarea {...control} />
    </Field>
  );
}

function Textarea(props: Omit<ComponentProps<'textarea'>, 'id'>) {
  const control = useFieldControl();
  return (
    <textarea
      rows={4}
      {...props}
      {...control}
      className="control field-sizing-content max-h-96 min-h-28 resize-y"
    />
  );
}
