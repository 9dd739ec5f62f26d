'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Field, type FieldProps, splitFieldProps, useFieldControl } from './field';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    icon?: ReactNode;
    end?: ReactNode;
    /** True when `end` holds two buttons. */
    wideEnd?: boolean;
  };

export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      <TextInput {...control} />
    </Field>
  );
}

type TextInputProps = Omit<ComponentProps<'input'>, 'id'> & Pick<TextFieldProps, 'icon' | 'end' | 'wideEnd'>;

export function TextInput({ icon, end, wideEnd, className, ...props }: TextInputProps) {
  const control = useFieldControl();
  return (
    <div className="control-box">
      {icon}
      <input
        {...props}
        {...control}
        className={classNames('control', end && (wideEnd ? 'pr-24' : 'pr-12'), className)}
      />
      {end && <span>{end}</span>}
    </div>
  );
}
