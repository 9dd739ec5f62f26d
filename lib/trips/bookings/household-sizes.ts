import type { Household } from '../attendance/schema';
import type { SeatPlan } from '../cars/seat-plan';
import { countAll } from '../headcount/count';
import type { Coming } from './booking-capacity';

export interface HouseholdSize extends Coming {
  household_id: string;
}

export interface NamedHouseholdSize extends HouseholdSize {
  name: string;
}

/** Cars that can't reach the site need no room there. */
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

export const sumOf = (loads: readonly Coming[]): Coming => ({
  people: loads.reduce((sum, { people }) => sum + people, 0),
  cars: loads.reduce((sum, { cars }) => sum + cars, 0),
});
