import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

export type PageMainProps = {
  width?: 'page' | 'form';
  className?: string;
  children: ReactNode;
};

/** Leaves room for the bottom bar on phones. */
export function PageMain({ width = 'page', className, children }: PageMainProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames('page-main', width === 'form' && 'max-w-2xl', className)}
    >
      {children}
    </main>
  );
}
