import type { ReactNode } from 'react';

/** A page's one action on phones, in the thumb's reach at the screen's end; wide screens have it in the head. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}
