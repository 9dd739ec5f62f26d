import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type ChoiceChipProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  children: ReactNode;
  /** `radio` for a chip that is one of several with the same `name`. */
  type?: 'checkbox' | 'radio';
  className?: string;
};

/**
 * A filter that is a real checkbox but looks like a chip. Put several chips in a flex-wrap row with
 * `gap-2`.
 */
export function ChoiceChip({ children, type = 'checkbox', className, ...props }: ChoiceChipProps) {
  return (
    <label className={classNames('choice-chip', className)}>
      <input {...props} type={type} />
      <Icon name="check" />
      {children}
    </label>
  );
}
