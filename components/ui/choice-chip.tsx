import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type ChoiceChipProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  children: ReactNode;
  type?: 'checkbox' | 'radio';
  className?: string;
};

export function ChoiceChip({ children, type = 'checkbox', className, ...props }: ChoiceChipProps) {
  return (
    <label className={classNames('choice-chip', className)}>
      <input {...props} type={type} />
      <Icon name="check" />
      {children}
    </label>
  );
}
