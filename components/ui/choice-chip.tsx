import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type ChoiceChipProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  children: ReactNode;
  /** `radio` for one of several under the same `name`. */
  type?: 'checkbox' | 'radio';
  className?: string;
};

/** A filter: a real checkbox in the shape of a chip. Put several in a flex-wrap row with `gap-2`. */
export function ChoiceChip({ children, type = 'checkbox', className, ...props }: ChoiceChipProps) {
  return (
    <label
      className={classNames(
        'group/choice relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3.5 text-sm font-medium',
        'text-muted transition-colors after:absolute after:-inset-x-1 after:-inset-y-1 hover:border-control',
        'has-checked:border-transparent has-checked:bg-eucalypt-soft has-checked:text-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-eucalypt',
        'has-disabled:opacity-60',
        className,
      )}
    >
      <input {...props} type={type} className="sr-only" />
      <Icon name="check" className="hidden size-4 group-has-checked/choice:block" />
      {children}
    </label>
  );
}
