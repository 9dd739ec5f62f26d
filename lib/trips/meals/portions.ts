import type { Day } from '@/lib/dates';
import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { countAll } from '../headcount/count';
import type { Counts } from '../headcount/schema';
import type { MealPlace } from './grid';

/** How many eat, by age. */
export type Portions = Pick<Counts, 'adults' | 'children' | 'toddlers' | 'babies' | 'people'>;

/** Who eats on a day of a trip: those who sleep there that night, on the day of leaving those of the last night. */
export function eatersAt(
  going: readonly Household[],
  trip: TripDates,
  { day }: Pick<MealPlace, 'day'>,
): Household[] {
  const nights = nightsOf(trip);
  const night = nights.includes(day) ? day : (nights.at(-1) ?? day);
  return going.filter((household) => sleepsIn(household, night));
}

export function portionsOn(going: readonly Household[], trip: TripDates, day: Day): Portions {
  const eating = countAll(eatersAt(going, trip, { day }));
  const { adults, children, toddlers, babies, people } = eating;
  return { adults, children, toddlers, babies, people };
}

/** As many as to cook: one for an adult, half for a child, a quarter for a toddler, none for a baby, rounded up. */
export const portionCount = ({ adults, children, toddlers }: Portions): number =>
  Math.ceil((4 * adults + 2 * children + toddlers) / 4);
