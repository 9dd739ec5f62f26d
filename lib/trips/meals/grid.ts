import { addDays, type Day, daysBetween } from '@/lib/dates';
import { presenceAt } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
import type { TripDates } from '../date-rules';

export const mealKinds = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
export type MealKind = (typeof mealKinds)[number];

/** A meal of a trip: its day and its kind. */
export interface MealPlace {
  day: Day;
  meal: MealKind;
}

/** A meal that at least one household cooks. */
export interface CookedMeal extends MealPlace {
  /** True when the meal's dish is known. */
  titled: boolean;
  /** True when the reader's household cooks the meal. */
  own: boolean;
}

/** Says that a meal is before anybody has arrived, or after everybody has left. */
export type Outside = 'before' | 'after';

/** Returns all days of a trip, from the first to the last. */
export const daysOf = ({ start_date, end_date }: TripDates): Day[] =>
  Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, index) => addDays(start_date, index));

/** Returns the key of a meal, such as "2027-03-26 dinner". */
export const mealKey = ({ day, meal }: MealPlace) => `${day} ${meal}`;

/** Returns all meals of a trip, day by day. */
export const mealsOf = (trip: TripDates): MealPlace[] =>
  daysOf(trip).flatMap((day) => mealKinds.map((meal) => ({ day, meal })));

/**
 * Returns 'before' for a meal before anybody arrives and 'after' for a meal after everybody has
 * left; null when somebody is there.
 */
export function outsideOf(going: readonly Stay[], trip: TripDates, place: MealPlace): Outside | null {
  const presences = going.map((stay) => presenceAt(stay, trip, place));
  if (presences.includes('there')) return null;
  return presences.includes('before') ? 'before' : 'after';
}

/** Returns the breakfasts, lunches and dinners that nobody cooks, although somebody is there. */
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

/** Returns the meals that the reader's household cooks and that have no dish yet. */
export const dishless = (cooked: readonly CookedMeal[]) => cooked.filter(({ own, titled }) => own && !titled);
