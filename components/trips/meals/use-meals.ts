'use client';

import { useMemo, useRef } from 'react';
import { api } from '@/lib/api-client';
import { formatDay } from '@/lib/dates';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { MealPlace } from '@/lib/trips/meals/grid';
import type { Meal } from '@/lib/trips/meals/schema';
import { useKeptChanges } from '../use-kept-changes';
import { changedDays, type MealChange, type MealDay } from './changed-days';

export type MealActions = ReturnType<typeof useMeals>['actions'];

type Saved = { meal: Meal };

export interface Cook {
  household_id: string;
  name: string;
}

/**
 * Returns the meals, including changes that were not sent yet, and functions that change them.
 * `path` is the API's path of the trip's meals.
 */
export function useMeals(path: string, days: MealDay[]) {
  const { shown, change, toast } = useKeptChanges([path], days, changedDays);
  const latest = useRef(shown);
  latest.current = shown;

  // Memoised, so that a change renders only the parts of the page that it affects.
  const actions = useMemo(() => {
    const pathOf = ({ day, meal }: MealPlace) => `${path}/${day}/${meal}`;

    /**
     * Sends a change, or keeps it on this device until there is reception. A kept change replaces
     * an earlier one with the same `thing`, so each cook of a meal needs a separate `thing`.
     */
    const keep = (
      next: MealChange,
      [method, at, body]: [method: 'put' | 'patch', at: string, body: object],
      { label, thing = at, done }: { label: string; thing?: string; done?: (saved: Saved) => void },
    ) =>
      change(next, () => sendOrKeep<Saved>(method, at, body, { kind: 'Meals', label, shown: next, thing }), {
        ...(done && { done }),
      });

    const cooking = (place: MealPlace, household_id: string, cook: boolean): ['put', string, object] => [
      'put',
      pathOf(place),
      { cook, household_id },
    ];

    const add = (place: MealPlace, text: string, failed?: () => void) =>
      change(
        { ...place, change: 'add', id: `new ${text}`, text },
        () => api.post(`${pathOf(place)}/items`, { text }),
        { ...(failed && { failed }) },
      );

    return {
      cook: (place: MealPlace, household: Cook, done: (meal: Meal) => void) =>
        keep({ ...place, change: 'cook', ...household }, cooking(place, household.household_id, true), {
          label: `${household.name} cooks: ${nameOf(place)}`,
          thing: `${pathOf(place)} ${household.household_id}`,
          done: ({ meal }) => done(meal),
        }),
      leave: (place: MealPlace, household_id: string) =>
        keep({ ...place, change: 'leave', household_id }, cooking(place, household_id, false), {
          label: `Not cooking: ${nameOf(place)}`,
          thing: `${pathOf(place)} ${household_id}`,
        }),
      add,
      tick: (place: MealPlace, id: string, ticked: boolean) =>
        keep(
          { ...place, change: 'tick', id, ticked },
          ['patch', `${pathOf(place)}/items/${id}`, { ticked }],
          { label: `${ticked ? 'Ticked off' : 'Still to buy'}: ${textOf(latest.current, place, id)}` },
        ),
      take: (place: MealPlace, id: string, household_id: string, taken: boolean) =>
        keep(
          { ...place, change: 'take', id, taken_by: taken ? household_id : null },
          ['patch', `${pathOf(place)}/items/${id}`, { taken, household_id }],
          {
            label: `${taken ? 'We’ll buy' : 'We won’t buy'}: ${textOf(latest.current, place, id)}`,
            thing: `${pathOf(place)}/items/${id} taken`,
          },
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
  }, [path, change, toast]);

  return { shown, actions };
}

const nameOf = ({ day, meal }: MealPlace) => `${formatDay(day)} ${meal}`;

const textOf = (days: MealDay[], { day, meal }: MealPlace, id: string): string =>
  days
    .find((each) => each.day === day)
    ?.meals.find((each) => each.meal === meal)
    ?.items.find((item) => item.id === id)?.text ?? 'a thing of the shopping list';
