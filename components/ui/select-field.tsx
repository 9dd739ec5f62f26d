'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldProps, splitFieldProps, useFieldControl } from './field';
import { Icon } from './icon';

type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  options: readonly SelectOption[];
  placeholder?: string;
};

export type SelectFieldProps = FieldProps & Omit<SelectProps, 'className'>;

export function SelectField(props: SelectFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      <Select {...control} />
    </Field>
  );
}

function Select({ options, placeholder, className, ...props }: SelectProps) {
  const control = useFieldControl();
  return (
    <div className="control-box">
      <select {...props} {...control} className={classNames('control', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
