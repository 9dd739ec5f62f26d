import type { ReactNode } from 'react';
import { Alert } from './alert';
import { buttonLook } from './button-look';

/** A list that could not be loaded, and the way to ask for it again. */
export function LoadFailure({ again, children }: { again: string; children: ReactNode }) {
  return (
    <Alert
      action={
        // A plain link: it loads the page anew whatever the router has kept.
        <a href={again} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          Try again
        </a>
      }
    >
      {children}
    </Alert>
  );
}
