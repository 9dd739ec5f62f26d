import type { ReactNode } from 'react';

/** On wide screens the action is in the page's header. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}
