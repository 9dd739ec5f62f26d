import type { ReactNode } from 'react';

/** A fact in a few words, quieter than a badge. */
export function MutedFact({ children }: { children: ReactNode }) {
  return <li className="flex min-h-7 items-center text-sm text-muted">{children}</li>;
}
