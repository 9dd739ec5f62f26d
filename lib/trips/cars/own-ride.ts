import { listText } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { shortName } from '../households/household-name';
import { isAdult, type PlannedCar, type Traveller } from './planned-car';
import type { SeatPlan } from './seat-plan';

interface OwnRide {
  /** Null while no adult sits in the car. */
  driver: Traveller | null;
  car: PlannedCar;
}

/** Prefers a car that gets to the site, then one that one of the household's own people drives. */
export function ownRide({ cars }: Pick<SeatPlan, 'cars'>, householdId: string): OwnRide | null {
  const rides = cars.flatMap((car): OwnRide[] => {
    if (!car.passengers.some(({ household_id }) => household_id === householdId)) return [];
    const [first] = car.passengers;
    return [{ car, driver: first && isAdult(first) ? first : null }];
  });
  const choices = rides.some(({ car }) => car.counts) ? rides.filter(({ car }) => car.counts) : rides;
  return choices.find(({ driver }) => driver?.household_id === householdId) ?? choices[0] ?? null;
}

export function rideText({ driver, car }: OwnRide, householdId: string, own: boolean): string {
  const to = car.counts || !car.parks_at ? '' : ` as far as ${car.parks_at}`;
  if (driver && driver.household_id !== householdId)
    return `${own ? 'You ride' : 'Rides'} with ${shortName(driver.name)}${to}`;
  if (!driver) return `${own ? 'You ride' : 'Rides'} in ${car.name}${to}`;
  const others = car.passengers.filter(({ household_id }) => household_id !== householdId);
  const drives = `${own ? 'You drive' : 'Drives'}${to}`;
  return others.length === 0 ? drives : `${drives}, with ${listText(others.map(({ name }) => name))}`;
}

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
