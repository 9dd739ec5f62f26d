import { presenceAt } from '../attendance/presence';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { countAll } from '../headcount/count';
import type { Counts } from '../headcount/schema';
import type { MealPlace } from './grid';

export type Portions = Pick<Counts, 'adults' | 'children' | 'toddlers' | 'babies' | 'people'>;

export const eatersAt = (going: readonly Household[], trip: TripDates, place: MealPlace): Household[] =>
  going.filter((household) => presenceAt(household, trip, place) === 'there');

export function portionsAt(going: readonly Household[], trip: TripDates, place: MealPlace): Portions {
  const { adults, children, toddlers, babies, people } = countAll(eatersAt(going, trip, place));
  return { adults, children, toddlers, babies, people };
}

/** An adult counts as one portion, a child as half, a toddler as a quarter, a baby as none. */
export const portionCount = ({ adults, children, toddlers }: Portions): number =>
  Math.ceil((4 * adults + 2 * children + toddlers) / 4);
