import { addDays, type Day, daysBetween } from '@/lib/dates';
import type { TripDates } from '../date-rules';

export const mealKinds = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
export type MealKind = (typeof mealKinds)[number];

/** A meal of a trip by its day. */
export interface MealPlace {
  day: Day;
  meal: MealKind;
}

/** A meal that somebody cooks. */
export interface CookedMeal extends MealPlace {
  /** Whether there is a dish for it. */
  titled: boolean;
  /** Whether the reader's household cooks it. */
  own: boolean;
}

/** Before everybody has arrived, or after they have left. */
export type Outside = 'before' | 'after';

/** Every day of a trip, that of leaving too. */
export const daysOf = ({ start_date, end_date }: TripDates): Day[] =>
  Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, index) => addDays(start_date, index));

/**
 * Which meals nobody is asked to cook: people arrive in the afternoon of the first day and leave in that of the last.
 * Who comes for one day is there from lunch to dinner.
 */
export function outsideOf({ start_date, end_date }: TripDates, { day, meal }: MealPlace): Outside | null {
  const oneDay = start_date === end_date;
  if (day === start_date && (meal === 'breakfast' || (meal === 'lunch' && !oneDay))) return 'before';
  return day === end_date && meal === 'dinner' && !oneDay ? 'after' : null;
}

/** The breakfasts, lunches and dinners of the stay that nobody cooks. */
export function openMeals(trip: TripDates, cooked: readonly MealPlace[]): MealPlace[] {
  const keyOf = ({ day, meal }: MealPlace) => `${day} ${meal}`;
  const taken = new Set(cooked.map(keyOf));
  return daysOf(trip)
    .flatMap((day) => mealKinds.map((meal) => ({ day, meal })))
    .filter((each) => each.meal !== 'snacks' && !outsideOf(trip, each) && !taken.has(keyOf(each)));
}
