import { clockText } from '@/lib/dates';
import type { DayPart } from '@/lib/trips/attendance/day-parts';
import { usualTimes } from '@/lib/trips/attendance/presence';
import type { Stay } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import type { CampDay, Plan } from '@/lib/trips/days/schema';
import { mealTimes } from '@/lib/trips/meals/grid';
import { mealLabel } from '../meals/meal-words';

export interface DaysHousehold extends Stay {
  household_id: string;
  name: string;
  people: number;
}

/** The line starts with the text `when`. */
export type DayEntry = { key: string; when: string } & (
  | { kind: 'arriving' | 'leaving'; households: DaysHousehold[] }
  | { kind: 'meal'; meal: CampDay['meals'][number] }
  | { kind: 'plan'; plan: Plan }
);

const comesAt: Record<DayPart, string> = { morning: '10:00', afternoon: '14:00', night: '20:00' };
const goesAt: Record<DayPart, string> = { morning: '09:00', afternoon: '14:30', night: '20:00' };
const partText: Record<DayPart, string> = { morning: 'Morning', afternoon: 'Afternoon', night: 'Evening' };

/** Plans without a time come first. */
export function dayEntries(
  { day, arriving, leaving, meals, plans }: CampDay,
  trip: TripDates,
  households: readonly DaysHousehold[],
): DayEntry[] {
  const usual = usualTimes(trip);
  const moves = (kind: 'arriving' | 'leaving', ids: readonly string[]) => {
    const by = kind === 'arriving' ? 'arrive_by' : 'leave_by';
    return (['morning', 'afternoon', 'night'] as const).flatMap((part): [string, DayEntry][] => {
      const those = households.filter(
        (each) => ids.includes(each.household_id) && (each[by] ?? usual[by]) === part,
      );
      const at = (kind === 'arriving' ? comesAt : goesAt)[part];
      const entry = { kind, key: `${day} ${kind} ${part}`, when: partText[part], households: those };
      return those.length > 0 ? [[at, entry]] : [];
    });
  };
  const timed: [string, DayEntry][] = [
    ...plans.map((plan): [string, DayEntry] => [
      plan.at ?? '00:00',
      { kind: 'plan', key: plan.id, when: plan.at ? clockText(plan.at) : 'Some time', plan },
    ]),
    ...moves('arriving', arriving),
    ...meals.map((meal): [string, DayEntry] => [
      mealTimes[meal.meal].at,
      { kind: 'meal', key: `${day} ${meal.meal}`, when: mealLabel[meal.meal], meal },
    ]),
    ...moves('leaving', leaving),
  ];
  return timed.sort(([one], [other]) => one.localeCompare(other)).map(([, entry]) => entry);
}
