import { presenceAt } from '../attendance/presence';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { countAll } from '../headcount/count';
import type { Counts } from '../headcount/schema';
import type { MealPlace } from './grid';

/** How many people eat, by age. */
export type Portions = Pick<Counts, 'adults' | 'children' | 'toddlers' | 'babies' | 'people'>;

/** Returns the households that eat at a meal: those that are there. */
export const eatersAt = (going: readonly Household[], trip: TripDates, place: MealPlace): Household[] =>
  going.filter((household) => presenceAt(household, trip, place) === 'there');

export function portionsAt(going: readonly Household[], trip: TripDates, place: MealPlace): Portions {
  const { adults, children, toddlers, babies, people } = countAll(eatersAt(going, trip, place));
  return { adults, children, toddlers, babies, people };
}

/**
 * Returns how many portions to cook: one for an adult, half for a child, a quarter for a toddler,
 * none for a baby, rounded up.
 */
export const portionCount = ({ adults, children, toddlers }: Portions): number =>
  Math.ceil((4 * adults + 2 * children + toddlers) / 4);
