'use client';

import { Field, splitFieldProps, useFieldControl } from './field';
import type { TextFieldProps } from './text-field';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'placeholder'>;

/** Its values are `YYYY-MM-DD`. */
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
  return <input {...props} {...control} type="date" className="control" />;
}
