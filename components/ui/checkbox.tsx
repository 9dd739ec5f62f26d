'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';
import { Icon } from './icon';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `card`: a bordered row that shows its choice as a whole. */
  look?: 'plain' | 'card';
  /** At the row's end, such as a badge. */
  end?: ReactNode;
  className?: string;
};

export function Checkbox({ label, hint, error, look = 'plain', end, className, ...props }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label
        className={classNames(
          'group/check flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-muted',
          look === 'card' &&
            'rounded border border-line bg-card px-4 py-3 transition-colors hover:border-control has-checked:border-eucalypt has-checked:bg-eucalypt-soft',
        )}
      >
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...props}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer size-6 appearance-none rounded-[7px] border border-control bg-card transition-colors checked:border-eucalypt checked:bg-eucalypt disabled:bg-line aria-invalid:border-ember"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute size-4 stroke-3 text-on-eucalypt opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block">{label}</span>
          {hint && (
            <span id={`${id}-hint`} className="block text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
        {end}
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
