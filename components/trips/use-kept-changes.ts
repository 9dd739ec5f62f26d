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
 * A part of a trip with the changes that the server doesn't have yet: a change shows at once and is sent after those
 * before it, and a change that waits on this device for reception shows too. Without useAction, which takes one press at
 * a time: people tap faster than the server responds. `paths` are where the API has the part, `apply` makes one change.
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
  // The same from one rendering to the next, so that a change draws its own part anew and nothing else.
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
          // Without a connection Next would leave the page for one that can't be loaded either.
          if (!refusalOf(error)?.status) return;
        }
        // React forgets the transition over an await.
        start(() => router.refresh());
      }),
    [router, toast, show],
  );
  const refresh = () => start(() => router.refresh());
  /** Whether a change of the same thing waits on this device, and so is unknown to the server. */
  const waits = (thing: string) => waiting.some((each) => each.thing === thing);
  return { shown, change, refresh, toast, waits };
}
