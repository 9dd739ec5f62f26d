import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

interface Props {
  /** Without it the action is in the page's header on wide screens. */
  wide?: boolean;
  children: ReactNode;
}

export const ActionBar = ({ wide = false, children }: Props) => (
  <div className={classNames('action-bar', wide && 'action-bar-wide')}>{children}</div>
);
