import type { ReactNode } from 'react';

/**
 * A bar with the page's main action, at the bottom of a phone's screen, where the thumb reaches it.
 * On wide screens the action is in the page's header.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}
