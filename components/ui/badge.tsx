import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { type Tone, toneLook } from './tone';

export type BadgeProps = {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Give its icon `className="size-4"`. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', toneLook[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
