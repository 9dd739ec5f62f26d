import type { Household } from '../attendance/schema';
import type { SeatPlan } from '../cars/seat-plan';
import { countAll } from '../headcount/count';
import type { Coming } from './booking-capacity';

/**
 * A household that is going, with the numbers of its people and of its cars that need room at the
 * site.
 */
export interface HouseholdSize extends Coming {
  household_id: string;
}

/** A household that is going, with its name. */
export interface NamedHouseholdSize extends HouseholdSize {
  name: string;
}

/**
 * Returns the households that are going, with their people and cars. Leaves out cars that can't
 * reach the site, because they need no room there.
 */
export function householdSizesOf(
  households: readonly Household[],
  { cars }: Pick<SeatPlan, 'cars'>,
): NamedHouseholdSize[] {
  const counting = cars.filter(({ counts }) => counts);
  return households.map((household) => ({
    household_id: household.household_id,
    name: household.profile_name,
    people: countAll([household]).people,
    cars: counting.filter(({ household_id }) => household_id === household.household_id).length,
  }));
}

/** Returns the total numbers of people and cars. */
export const sumOf = (loads: readonly Coming[]): Coming => ({
  people: loads.reduce((sum, { people }) => sum + people, 0),
  cars: loads.reduce((sum, { cars }) => sum + cars, 0),
});
