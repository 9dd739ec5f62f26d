'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useOptimistic, useTransition } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { useToast } from '@/components/ui/toast';
import { api, refusalOf } from '@/lib/api-client';
import type { MealPlace } from '@/lib/trips/meals/grid';
import type { Meal } from '@/lib/trips/meals/schema';
import { inTurn } from '../in-turn';
import { changedDays, type MealChange, type MealDay } from './changed-days';

export type MealActions = ReturnType<typeof useMeals>['actions'];

type Saved = { meal: Meal };

export interface Cook {
  household_id: string;
  name: string;
}

/**
 * The meals as they will be, and how they change. Without useAction, which takes one press at a time: whoever shops
 * ticks faster than the server responds, so changes are shown at once and sent one after the other. `path` is where
 * the API has them: the trip's, or those of a guest's link.
 */
export function useMeals(path: string, days: MealDay[]) {
  const router = useRouter();
  const toast = useToast();
  const [shown, show] = useOptimistic(days, changedDays);
  const [, start] = useTransition();

  // The same from one rendering to the next, so that a tick draws its own list anew and nothing else.
  const actions = useMemo(() => {
    const change = (
      next: MealChange,
      send: () => Promise<Saved>,
      { done, failed }: { done?: (saved: Saved) => void; failed?: () => void } = {},
    ) =>
      start(async () => {
        show(next);
        try {
          const saved = await inTurn(send);
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
      });
    const pathOf = ({ day, meal }: MealPlace) => `${path}/${day}/${meal}`;

    const add = (place: MealPlace, text: string, failed?: () => void) =>
      change(
        { ...place, change: 'add', id: `new ${text}`, text },
        () => api.post(`${pathOf(place)}/items`, { text }),
        { failed },
      );

    return {
      cook: (place: MealPlace, household: Cook, done: (meal: Meal) => void) =>
        change(
          { ...place, change: 'cook', ...household },
          () => api.put(pathOf(place), { cook: true, household_id: household.household_id }),
          { done: ({ meal }) => done(meal) },
        ),
      leave: (place: MealPlace, household_id: string) =>
        change({ ...place, change: 'leave', household_id }, () =>
          api.put(pathOf(place), { cook: false, household_id }),
        ),
      add,
      tick: (place: MealPlace, id: string, ticked: boolean) =>
        change({ ...place, change: 'tick', id, ticked }, () =>
          api.patch(`${pathOf(place)}/items/${id}`, { ticked }),
        ),
      remove: (place: MealPlace, { id, text }: { id: string; text: string }) =>
        change({ ...place, change: 'remove', id }, () => api.delete(`${pathOf(place)}/items/${id}`), {
          done: () =>
            toast.show({
              text: `${text} is off the list.`,
              action: { label: 'Undo', onClick: () => add(place, text) },
            }),
        }),
    };
  }, [path, router, toast, show]);

  return { shown, actions };
}
