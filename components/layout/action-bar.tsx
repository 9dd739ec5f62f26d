import type { ReactNode } from 'react';

/**
 * A page's main action on phones, in the thumb's reach at the bottom. Wide screens show the action
 * in the page's head.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}
