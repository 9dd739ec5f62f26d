'use client';

import { failureText } from '@/components/ui/failure-text';
import { api } from '@/lib/api-client';
import { formatDay } from '@/lib/dates';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { CampDay, Plan } from '@/lib/trips/days/schema';
import type { MealKind } from '@/lib/trips/meals/grid';
import { useKeptChanges } from '../use-kept-changes';
import { changedCampDays } from './changed-camp-days';

/** Includes changes that were not sent yet. `trip` is the API's path of the trip. */
export function useDays(trip: string, given: CampDay[]) {
  const paths = [`${trip}/duties`, `${trip}/plans`, `${trip}/meals`];
  const { shown: days, change, refresh, toast, waits } = useKeptChanges(paths, given, changedCampDays);

  const actions = {
    /** null makes the turn free. `from` is the household that had the turn on the page. */
    turn: (
      { day, duty, from }: { day: string; duty: number; from: string | null },
      household_id: string | null,
      name: string,
    ) => {
      const shown = { change: 'turn', day, duty, household_id } as const;
      const path = `${trip}/duties/${day}/${duty}`;
      // A change that waits on this device hasn't reached the server, so the request names the
      // household that the server still has for this turn.
      const saved = given
        .find((each) => each.day === day)
        ?.duties.find((each) => each.duty === duty)?.household_id;
      const body = { household_id, from: waits(path) ? (saved ?? null) : from, duty: name };
      const kept = { kind: 'Duties', label: `${name} on ${formatDay(day)}`, shown };
      change(shown, () => sendOrKeep('put', path, body, kept));
    },
    join: ({ id, text }: Plan, household_id: string, going: boolean) => {
      const shown = { change: 'join', id, household_id, going } as const;
      const kept = { kind: 'Plans', label: `${going ? 'We’re in' : 'Not in'}: ${text}`, shown };
      change(shown, () => sendOrKeep('put', `${trip}/plans/${id}/going`, { going }, kept));
    },
    cook: (day: string, meal: MealKind, { household_id, name }: { household_id: string; name: string }) => {
      const shown = { change: 'cook', day, meal, household_id, name } as const;
      const path = `${trip}/meals/${day}/${meal}`;
      const kept = { kind: 'Meals', label: `We cook: ${formatDay(day)} ${meal}`, shown };
      change(shown, () =>
        sendOrKeep('put', path, { cook: true, household_id }, { ...kept, thing: `${path} ${household_id}` }),
      );
    },
    remove: ({ id, text }: Plan) => {
      const putBack = () =>
        api
          .post(`${trip}/plans/${id}/restore`, {})
          .then(refresh, (error) =>
            toast.show({ text: failureText(error, `Could not put ${text} back`), tone: 'danger' }),
          );
      const action = { label: 'Undo', onClick: putBack };
      const done = () => toast.show({ text: `${text} is off the plan.`, action });
      change({ change: 'gone', id }, () => api.delete(`${trip}/plans/${id}`), { done });
    },
  };
  return { days, actions };
}
