'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';

type RadioCard = { value: string; label: ReactNode; hint?: ReactNode };

export type RadioCardsProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'className' | 'id'
> & {
  legend: ReactNode;
  options: readonly RadioCard[];
  /** Leave it undefined with react-hook-form's `register()`. */
  value?: string;
  error?: ReactNode;
  className?: string;
};

export function RadioCards({ legend, options, value, name, error, className, ...props }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="space-y-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 items-start gap-3 rounded border bg-card px-4 py-3 transition-colors',
              'has-checked:border-eucalypt has-checked:bg-eucalypt-soft',
              error ? 'border-ember' : 'border-line hover:border-control',
            )}
          >
            <input
              {...props}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              aria-labelledby={`${id}-label-${index}`}
              aria-describedby={option.hint ? `${id}-hint-${index}` : undefined}
              className="size-6 shrink-0 appearance-none rounded-full border border-control bg-card transition-[border-width] checked:border-[7px] checked:border-eucalypt"
            />
            <span className="min-w-0 flex-1">
              <span id={`${id}-label-${index}`} className="block">
                {option.label}
              </span>
              {option.hint && (
                <span id={`${id}-hint-${index}`} className="block text-sm text-muted">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
