'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';

type SegmentedOption = { value: string; label: ReactNode; icon?: ReactNode };

export type SegmentedProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'className' | 'id'
> & {
  legend: ReactNode;
  options: readonly SegmentedOption[];
  /** Leave it undefined with react-hook-form's `register()`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  error?: ReactNode;
  className?: string;
};

export function Segmented({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  name,
  error,
  className,
  ...props
}: SegmentedProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className={error ? 'segmented border-ember' : 'segmented'}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...props}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(event.target.value);
              }}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
