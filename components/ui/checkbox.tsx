'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';
import { Icon } from './icon';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  look?: 'plain' | 'card';
  end?: ReactNode;
  className?: string;
};

const card =
  'rounded border border-line bg-card px-4 py-3 transition-colors hover:border-control has-checked:border-eucalypt has-checked:bg-eucalypt-soft large-text:px-2';

export function Checkbox({ label, hint, error, look = 'plain', end, className, ...props }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label className={classNames('check', look === 'card' && card)}>
        <span>
          <input
            {...props}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
          <Icon name="check" />
        </span>
        <span>
          <span>{label}</span>
          {hint && <span id={`${id}-hint`}>{hint}</span>}
        </span>
        {end}
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
