import { capital, countText, countWord, peopleText } from '@/lib/text';
import type { Household } from '../attendance/schema';
import type { SeatPlan } from '../cars/seat-plan';
import { countAll } from '../headcount/count';
import type { Booking } from './schema';

export interface Coming {
  people: number;
  cars: number;
}

/** `who` is who made the booking; null when that is unknown. Null when it has room for everybody. */
export function tooFewText(
  { status, people, cars }: Pick<Booking, 'status' | 'people' | 'cars'>,
  coming: Coming,
  who: string | null = 'You',
): string | null {
  const verb = capital(`${who ?? ''} ${status === 'booked' ? 'booked' : 'asked'} for`.trim());
  const few = people !== null && people < coming.people ? people : null;
  const fewCars = cars !== null && cars < coming.cars ? cars : null;
  if (few !== null && fewCars !== null)
    return `${verb} ${peopleText(few)} and ${countText(fewCars, 'car')}. ${peopleText(coming.people)} and ${countText(coming.cars, 'car')} are coming to the site`;
  if (few !== null) return `${verb} ${few}. ${coming.people} are coming`;
  return fewCars === null
    ? null
    : `${verb} ${countText(fewCars, 'car')}. ${coming.cars} are coming to the site`;
}

/** "Three people, one car short". */
export function shortText({ people, cars }: Pick<Booking, 'people' | 'cars'>, coming: Coming): string {
  const few = people === null ? 0 : Math.max(0, coming.people - people);
  const fewCars = cars === null ? 0 : Math.max(0, coming.cars - cars);
  const missing = [
    few > 0 && `${countWord(few)} ${few === 1 ? 'person' : 'people'}`,
    fewCars > 0 && `${countWord(fewCars)} ${fewCars === 1 ? 'car' : 'cars'}`,
  ].filter((part) => part !== false);
  return `${capital(missing.join(', '))} short`;
}

export const updateText = ({ people, cars }: Coming): string =>
  `Update to ${peopleText(people)} and ${countText(cars, 'car')}`;

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
