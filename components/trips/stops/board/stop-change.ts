import type { ReactNode } from 'react';
import type { StopsPreview, StopsToPreview } from '@/lib/trips/stops/change/schema';

interface Words {
  question: string;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  /** Announced once it's done. */
  done: string;
}

export type Asking = Words & {
  sent: Partial<StopsToPreview>;
  preview: StopsPreview;
  onDone?: (() => void) | undefined;
};

export interface StopChange {
  /** Shows what the change moves, and makes it once that is confirmed. */
  ask: (
    sent: Partial<StopsToPreview>,
    words: Words,
    onDone?: () => void,
    fail?: (words: string) => void,
  ) => void;
  pending: boolean;
  failure: string | undefined;
  dialog: ReactNode;
}
