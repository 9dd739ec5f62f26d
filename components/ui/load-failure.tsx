import type { ReactNode } from 'react';
import { Alert } from './alert';
import { buttonLook } from './button-look';

/** Shown instead of a list that could not be loaded, with a link to try again. */
export function LoadFailure({ again, children }: { again: string; children: ReactNode }) {
  return (
    <Alert
      action={
        // A plain link, because it loads the whole page and doesn't use the router's cache.
        <a href={again} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          Try again
        </a>
      }
    >
      {children}
    </Alert>
  );
}
