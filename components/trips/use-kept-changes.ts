'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useOptimistic, useTransition } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { failureText } from '@/components/ui/failure-text';
import { useToast } from '@/components/ui/toast';
import { refusalOf } from '@/lib/api-client';
import { WAITING } from '@/lib/offline/send-or-keep';
import { inTurn } from './in-turn';

/**
 * Includes changes that the server doesn't have yet, also those that wait on this device for
 * reception. Changes are sent one after the other. Not useAction, which takes one press at a time:
 * people tap faster than the server responds. `paths` are the API's paths; `apply` returns the
 * part with one change applied.
 */
export function useKeptChanges<Shown, Said>(
  paths: readonly string[],
  given: Shown,
  apply: (shown: Shown, said: Said) => Shown,
) {
  const router = useRouter();
  const toast = useToast();
  const waiting = useWaiting().filter(
    ({ path, refused }) => !refused && paths.some((each) => path.startsWith(`${each}/`)),
  );
  // A change that was made in the trip's plane has nothing to show here.
  const toShow = waiting.filter((each) => each.shown !== undefined);
  const [shown, show] = useOptimistic(
    toShow.reduce((all, each) => apply(all, each.shown as Said), given),
    apply,
  );
  const [, start] = useTransition();
  // Memoised, so that a change renders only the parts that show it.
  const change = useCallback(
    <Saved>(
      said: Said | null,
      send: () => Promise<Saved | undefined>,
      { done, failed }: { done?: (saved: Saved) => void; failed?: () => void } = {},
    ) =>
      start(async () => {
        if (said !== null) show(said);
        try {
          const saved = await inTurn(send);
          if (saved === undefined) {
            toast.show({ text: `${WAITING}.` });
            return;
          }
          done?.(saved);
        } catch (error) {
          toast.show({
            text: failureText(error, 'That could not be saved. Please try again.'),
            tone: 'danger',
          });
          failed?.();
          // Without network router.refresh() would leave the page and fail to load it again.
          if (!refusalOf(error)?.status) return;
        }
        // Code after an await is outside the transition, so the refresh starts a new one.
        start(() => router.refresh());
      }),
    [router, toast, show],
  );
  const refresh = () => start(() => router.refresh());
  /** The server doesn't have an earlier change of `thing` that still waits on this device. */
  const waits = (thing: string) => waiting.some((each) => each.thing === thing);
  return { shown, change, refresh, toast, waits };
}
