'use client';

import { classNames } from './class-names';
import { controlLook } from './control-look';
import { Field, splitFieldProps, useFieldControl } from './field';
import type { TextFieldProps } from './text-field';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'placeholder'>;

/** The browser's own date input: values are `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      <DateInput {...control} />
    </Field>
  );
}

function DateInput(props: Omit<React.ComponentProps<'input'>, 'id' | 'className'>) {
  const control = useFieldControl();
  // iOS centres the value and gives the input a width of its own unless told otherwise.
  return (
    <input
      {...props}
      {...control}
      type="date"
      className={classNames(
        controlLook,
        'appearance-none px-2.5 text-left [&::-webkit-calendar-picker-indicator]:ml-0 sm:px-3.5',
      )}
    />
  );
}
