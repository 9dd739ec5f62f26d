import { addDays, type Day, daysBetween } from '@/lib/dates';
import { presenceAt } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
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
  /** True when the meal has a dish. */
  titled: boolean;
  /** True when the reader's household cooks the meal. */
  own: boolean;
}

/** Before anybody has arrived, or after everybody has left. */
export type Outside = 'before' | 'after';

/** Returns every day of a trip, from the first to the last. */
export const daysOf = ({ start_date, end_date }: TripDates): Day[] =>
  Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, index) => addDays(start_date, index));

/** Returns the key of a meal: "2027-03-26 dinner". */
export const mealKey = ({ day, meal }: MealPlace) => `${day} ${meal}`;

/** Returns every meal of a trip, by day. */
export const mealsOf = (trip: TripDates): MealPlace[] =>
  daysOf(trip).flatMap((day) => mealKinds.map((meal) => ({ day, meal })));

/**
 * Returns whether a meal is before anybody arrives or after everybody has left; null if somebody is
 * there.
 */
export function outsideOf(going: readonly Stay[], trip: TripDates, place: MealPlace): Outside | null {
  const presences = going.map((stay) => presenceAt(stay, trip, place));
  if (presences.includes('there')) return null;
  return presences.includes('before') ? 'before' : 'after';
}

/** Returns the breakfasts, lunches and dinners that nobody cooks although somebody is there. */
export function openMeals(
  going: readonly Stay[],
  trip: TripDates,
  cooked: readonly MealPlace[],
): MealPlace[] {
  const taken = new Set(cooked.map(mealKey));
  return mealsOf(trip).filter(
    (each) => each.meal !== 'snacks' && !outsideOf(going, trip, each) && !taken.has(mealKey(each)),
  );
}

/** Returns the meals that the reader's household cooks but has no dish for. */
export const dishless = (cooked: readonly CookedMeal[]) => cooked.filter(({ own, titled }) => own && !titled);
