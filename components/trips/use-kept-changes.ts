'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { failureText } from '@/components/ui/failure-text';
import { useToast } from '@/components/ui/toast';
import { refusalOf } from '@/lib/api-client';
import { WAITING } from '@/lib/offline/send-or-keep';
import { inTurn } from './in-turn';

/**
 * A part of a trip as it will be. What somebody changes shows at once and is sent in turn; what waits on this device
 * for reception shows too. `paths` are where the API has the part, `apply` makes one change.
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
  const change = (said: Said, send: () => Promise<unknown>, done?: () => void) =>
    start(async () => {
      show(said);
      try {
        const saved = await inTurn(send);
        if (saved === undefined) {
          toast.show({ text: `${WAITING}.` });
          return;
        }
        done?.();
      } catch (error) {
        toast.show({
          text: failureText(error, 'That could not be saved. Please try again.'),
          tone: 'danger',
        });
        // Without a connection Next would leave the page for one that can't be loaded either.
        if (!refusalOf(error)?.status) return;
      }
      // React forgets the transition over an await.
      start(() => router.refresh());
    });
  const refresh = () => start(() => router.refresh());
  /** Whether a change of that thing waits on this device: the server doesn't know it yet. */
  const waits = (thing: string) => waiting.some((each) => each.thing === thing);
  return { shown, change, refresh, toast, waits };
}
