import type { ReactNode } from 'react';
import { Alert } from './alert';
import { buttonLook } from './button-look';

/** Shown in place of a list that failed to load, with a link to try again. */
export function LoadFailure({ again, children }: { again: string; children: ReactNode }) {
  return (
    <Alert
      action={
        // A plain link, which loads the whole page whatever the router has cached.
        <a href={again} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          Try again
        </a>
      }
    >
      {children}
    </Alert>
  );
}
