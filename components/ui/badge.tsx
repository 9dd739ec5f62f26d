import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { type Tone, toneLook } from './tone';

export type BadgeProps = {
  tone?: Tone;
  icon?: ReactNode;
  as?: 'span' | 'dd';
  className?: string;
  children: ReactNode;
};

/** Give its icon `className="size-4"`. */
export function Badge({ tone = 'neutral', icon, as: Element = 'span', className, children }: BadgeProps) {
  return (
    <Element className={classNames('badge', toneLook[tone], className)}>
      {icon}
      {children}
    </Element>
  );
}
