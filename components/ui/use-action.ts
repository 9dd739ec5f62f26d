'use client';

import { useState, useTransition } from 'react';
import { failureText } from './failure-text';

/**
 * What a press sets off: one at a time, pending until the page shows what has become of it, and with the words for a
 * failure until the next try, unless `show` takes them. `failed` is for a refusal without words of its own.
 */
export function useAction(failed?: string) {
  const [failure, setFailure] = useState<string>();
  const [pending, start] = useTransition();

  /** `done` follows a success: it refreshes the page or goes on to another one. */
  const run = <T>(
    act: () => Promise<T>,
    done?: (result: T) => void,
    show: (words: string) => void = setFailure,
  ) => {
    if (pending) return;
    setFailure(undefined);
    start(async () => {
      try {
        const result = await act();
        // React forgets the transition over an await.
        start(() => done?.(result));
      } catch (error) {
        start(() => show(failureText(error, failed)));
      }
    });
  };

  return { run, pending, failure, forget: () => setFailure(undefined) };
}
