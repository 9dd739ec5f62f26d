'use client';

import { useState, useTransition } from 'react';
import { failureText } from './failure-text';

/**
 * `run` does nothing while an earlier run lasts. `pending` is true until the page shows the
 * result. A `show` passed to `run` gets the error text instead of `failure`. `failed` is for a
 * refusal without a message from the server.
 */
export function useAction(failed?: string) {
  const [failure, setFailure] = useState<string>();
  const [pending, start] = useTransition();

  /** `done` may refresh the page or go to another page. */
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
        // Code after an await is outside the transition, so this starts a new one.
        start(() => done?.(result));
      } catch (error) {
        start(() => show(failureText(error, failed)));
      }
    });
  };

  return { run, pending, failure, forget: () => setFailure(undefined) };
}
