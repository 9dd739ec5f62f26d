'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { useToast } from '@/components/ui/toast';
import { api, refusalOf } from '@/lib/api-client';
import type { SeatingChanges } from '@/lib/trips/cars/schema';
import type { Seating } from '@/lib/trips/cars/seat-plan';
import { changeSeating } from '@/lib/trips/cars/seating-changes';
import { inTurn } from '../in-turn';

/**
 * Returns the seats and tows, including changes that were not saved yet, and a function that
 * changes them. Each change is shown at once, and the changes are sent one after the other. This
 * hook doesn't use useAction, because useAction ignores a press while a request runs, and people
 * tap faster than the server responds. When a change can't be saved, `onFailure` is called.
 */
export function useSeating(tripId: string, seating: Seating, onFailure: () => void) {
  const router = useRouter();
  const toast = useToast();
  const [shown, show] = useOptimistic(seating, changeSeating);
  const [, start] = useTransition();

  const change = (changes: SeatingChanges) =>
    start(async () => {
      show(changes);
      try {
        await inTurn(() => send(tripId, changes));
      } catch (error) {
        const text = failureText(error, 'That could not be saved. Please try again.');
        toast.show({ text, tone: 'danger' });
        onFailure();
        // Refreshes only after a response. Without network router.refresh() would leave the page
        // and fail to load it again.
        if (!refusalOf(error)?.status) return;
      }
      // React loses track of a transition after an await, so the refresh starts a new transition.
      start(() => router.refresh());
    });

  return { shown, change };
}

async function send(tripId: string, { seats, tows }: SeatingChanges): Promise<void> {
  for (const seat of seats) await api.put(`/api/trips/${tripId}/seats`, seat);
  for (const tow of tows) await api.put(`/api/trips/${tripId}/tows`, tow);
}
