import { listText } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { ownRide, rideText } from './own-ride';
import type { SeatPlan } from './seat-plan';
import type { Traveller } from './traveller';

export function rideLine(plan: SeatPlan, household_id: string): string {
  const ride = ownRide(plan, household_id);
  const left = plan.unseated.filter(isOf(household_id));
  const lent = plan.cars.flatMap((car) => {
    const others = car.passengers.filter((one) => !isOf(household_id)(one));
    if (car.household_id !== household_id || car === ride?.car || others.length === 0) return [];
    return [`${namesOf(others)} ${others.length === 1 ? 'rides' : 'ride'} in ${car.name}`];
  });
  return [
    ride ? rideText(ride, household_id, true) : 'You have no seat',
    ...(ride && left.length > 0 ? [`${namesOf(left)} ${left.length === 1 ? 'has' : 'have'} no seat`] : []),
    ...lent,
  ].join('; ');
}

const namesOf = (people: Traveller[]) => listText(people.map(({ name }) => name));

/** A household is affected when its people's seats change, or other people ride in its cars. */
export function movedBetween(before: SeatPlan, after: SeatPlan, households: readonly Household[]): string[] {
  return households
    .map(({ household_id }) => household_id)
    .filter((id) => seatsOf(before, id) !== seatsOf(after, id));
}

function seatsOf({ cars }: SeatPlan, household_id: string): string {
  return cars
    .flatMap((car) =>
      car.passengers
        .filter((one) => car.household_id === household_id || isOf(household_id)(one))
        .map((one) => `${car.ride_id} ${one.person_id}`),
    )
    .sort()
    .join();
}

const isOf = (id: string) => (one: Pick<Traveller, 'household_id'>) => one.household_id === id;
