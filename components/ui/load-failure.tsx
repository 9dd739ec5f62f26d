import type { ReactNode } from 'react';
import { Alert } from './alert';
import { buttonLook } from './button-look';

export function LoadFailure({ again, children }: { again: string; children: ReactNode }) {
  return (
    <Alert
      action={
        // A plain link loads the whole page and doesn't use the router's cache.
        <a href={again} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          Try again
        </a>
      }
    >
      {children}
    </Alert>
  );
}
