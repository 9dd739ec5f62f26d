'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { controlLook } from './control-look';
import { Field, type FieldProps, splitFieldProps, useFieldControl } from './field';
import { Icon } from './icon';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  options: readonly SelectOption[];
  /** A first option with an empty value: "Choose one". */
  placeholder?: string;
  icon?: ReactNode;
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

function Select({ options, placeholder, icon, className, ...props }: SelectProps) {
  const control = useFieldControl();
  return (
    <div className="relative">
      {icon && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted">
          {icon}
        </span>
      )}
      <select
        {...props}
        {...control}
        className={classNames(
          controlLook,
          'appearance-none truncate pr-10 large-text:pr-8 large-text:pl-3 large-text:text-[length:min(1rem,5.6vw)]',
          icon && 'pl-11',
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-muted"
      />
    </div>
  );
}
