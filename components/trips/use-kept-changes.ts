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
 * A part of a trip including changes that the server doesn't have yet. A change shows at once and
 * is sent after the earlier ones. A change that waits on this device for reception shows too.
 * useAction would take one press at a time, but people tap faster than the server responds. `paths`
 * are the API's paths of the part; `apply` makes one change.
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
  const [shown, show] = useOptimistic(
    waiting.reduce((all, each) => apply(all, each.shown as Said), given),
    apply,
  );
  const [, start] = useTransition();
  // Memoised, so that a change renders only its own part again.
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
          // Without a connection router.refresh() would leave the page and fail to load it again.
          if (!refusalOf(error)?.status) return;
        }
        // React loses the transition after an await, so the refresh starts a new one.
        start(() => router.refresh());
      }),
    [router, toast, show],
  );
  const refresh = () => start(() => router.refresh());
  /**
   * True when a change of the same thing waits on this device, so that the server doesn't know of
   * it.
   */
  const waits = (thing: string) => waiting.some((each) => each.thing === thing);
  return { shown, change, refresh, toast, waits };
}
