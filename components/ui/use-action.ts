'use client';

import { useState, useTransition } from 'react';
import { failureText } from './failure-text';

/**
 * Returns `run`, which runs a button's action and does nothing while an earlier run lasts.
 * `pending` is true until the page shows the result. `failure` is the error text until the next
 * attempt; a `show` passed to `run` gets the error text instead. `failed` is the text for a refusal
 * for which the server sent no message.
 */
export function useAction(failed?: string) {
  const [failure, setFailure] = useState<string>();
  const [pending, start] = useTransition();

  /**
   * Runs `act`, and calls `done` when it succeeds. `done` may refresh the page or go to another
   * page.
   */
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
