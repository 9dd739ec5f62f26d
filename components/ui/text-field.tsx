'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { controlLook } from './control-look';
import { Field, type FieldProps, splitFieldProps, useFieldControl } from './field';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** A leading icon inside the box. */
    icon?: ReactNode;
    /** Something at the box's end, such as a unit or a button. */
    end?: ReactNode;
  };

/** A labelled input; react-hook-form's `register()` spreads onto it. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      <TextInput {...control} />
    </Field>
  );
}

type TextInputProps = Omit<ComponentProps<'input'>, 'id'> & { icon?: ReactNode; end?: ReactNode };

/** The bare box, for use inside a Field. */
export function TextInput({ icon, end, className, ...props }: TextInputProps) {
  const control = useFieldControl();
  return (
    <div className="relative">
      {icon && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted">
          {icon}
        </span>
      )}
      <input
        {...props}
        {...control}
        className={classNames(controlLook, icon && 'pl-11', end && 'pr-12', className)}
      />
      {end && <span className="absolute inset-y-0 right-0 grid place-items-center">{end}</span>}
    </div>
  );
}
