import type { Day } from '@/lib/dates';
import { dayIn, timeIn, USUAL_ZONE } from '@/lib/places/clock';
import { presenceAt } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
import { dayName, daysOf, type TripDates } from '../date-rules';

export const mealKinds = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
export type MealKind = (typeof mealKinds)[number];

export interface MealPlace {
  day: Day;
  meal: MealKind;
}

export interface CookedMeal extends MealPlace {
  titled: boolean;
  own: boolean;
}

export type Outside = 'before' | 'after';

export const mealKey = ({ day, meal }: MealPlace) => `${day} ${meal}`;

/**
 * Returns a meal's name: "Friday dinner". On a trip with several Fridays it is "Fri 26 Mar dinner".
 */
export const mealName = ({ day, meal }: MealPlace, days: number): string => `${dayName(day, days)} ${meal}`;

export const mealsOf = (trip: TripDates): MealPlace[] =>
  daysOf(trip).flatMap((day) => mealKinds.map((meal) => ({ day, meal })));

export function outsideOf(going: readonly Stay[], trip: TripDates, place: MealPlace): Outside | null {
  const presences = going.map((stay) => presenceAt(stay, trip, place));
  if (presences.includes('there')) return null;
  return presences.includes('before') ? 'before' : 'after';
}

/** About when each meal is eaten, and from when on nobody is asked to cook it. */
export const mealTimes: Record<MealKind, { at: string; until: string }> = {
  breakfast: { at: '08:00', until: '11:00' },
  lunch: { at: '12:30', until: '15:00' },
  snacks: { at: '15:30', until: '18:00' },
  dinner: { at: '18:30', until: '22:00' },
};

/** `zone` is the site's time zone. */
export function isMealOver({ day, meal }: MealPlace, now: Date, zone: string): boolean {
  const [today, time] = [dayIn(zone, now), timeIn(zone, now)];
  return day < today || (day === today && time >= mealTimes[meal].until);
}

/** As keys. */
export const overMeals = (trip: TripDates, now: Date, zone: string | null): string[] =>
  mealsOf(trip)
    .filter((place) => isMealOver(place, now, zone ?? USUAL_ZONE))
    .map(mealKey);

/** The meals of these households' stay that nobody cooks, without those whose time is over. */
export function openMeals(
  going: readonly Stay[],
  trip: TripDates,
  cooked: readonly MealPlace[],
  now: Date,
  zone: string,
): MealPlace[] {
  const taken = new Set(cooked.map(mealKey));
  return mealsOf(trip).filter(
    (each) =>
      each.meal !== 'snacks' &&
      !outsideOf(going, trip, each) &&
      !taken.has(mealKey(each)) &&
      !isMealOver(each, now, zone),
  );
}

export const dishless = (cooked: readonly CookedMeal[]) => cooked.filter(({ own, titled }) => own && !titled);
