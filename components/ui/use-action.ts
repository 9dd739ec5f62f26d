'use client';

import { useState, useTransition } from 'react';
import { failureText } from './failure-text';

/**
 * Runs a button's action, one run at a time. `pending` is true until the page shows the result.
 * `failure` is the error text until the next try, unless `show` receives it. `failed` is the text
 * for a refusal without a message.
 */
export function useAction(failed?: string) {
  const [failure, setFailure] = useState<string>();
  const [pending, start] = useTransition();

  /** Calls `done` after a success, to refresh the page or to go to another one. */
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
        // React forgets a transition after an await, so this starts another one.
        start(() => done?.(result));
      } catch (error) {
        start(() => show(failureText(error, failed)));
      }
    });
  };

  return { run, pending, failure, forget: () => setFailure(undefined) };
}
