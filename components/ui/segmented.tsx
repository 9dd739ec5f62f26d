'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';

export type SegmentedOption = { value: string; label: ReactNode; icon?: ReactNode };

export type SegmentedProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'className' | 'id'
> & {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly SegmentedOption[];
  /** Controlled value; leave it out under react-hook-form's `register()`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  error?: ReactNode;
  className?: string;
};

/** One of two to four: native radios side by side. */
export function Segmented({
  legend,
  hideLegend,
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
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium'}>{legend}</legend>
      <div
        className={classNames(
          'grid auto-cols-fr grid-flow-col gap-1 rounded border bg-card p-1 large-text:grid-flow-row large-text:grid-cols-2',
          error ? 'border-ember' : 'border-control',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center justify-center gap-2 rounded-inner px-2 large-text:flex-col large-text:gap-0 large-text:px-0.5 text-center font-medium text-muted transition-colors hover:text-ink has-checked:bg-eucalypt-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-eucalypt"
          >
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
