import { addDays, type Day, daysBetween } from '@/lib/dates';
import type { TripDates } from '../date-rules';

/** What a trip's meals become on other dates: the same day of the trip; those of days that it no longer has are left out. */
export function movedMeals<Meal extends { day: Day }>(
  meals: readonly Meal[],
  from: TripDates,
  to: TripDates,
): Meal[] {
  return meals.flatMap((meal) => {
    const day = addDays(to.start_date, daysBetween(from.start_date, meal.day));
    const stays = meal.day >= from.start_date && meal.day <= from.end_date && day <= to.end_date;
    return stays ? [{ ...meal, day }] : [];
  });
}
