import { listText } from '@/lib/text';
import { shortName } from '../households/household-name';
import type { PlannedCar } from './planned-car';
import type { SeatPlan } from './seat-plan';
import { isAdult, type Traveller } from './traveller';

interface OwnRide {
  /** Null while no adult sits in the car. */
  driver: Traveller | null;
  car: PlannedCar;
}

/** Prefers a car that one of the household's own people drives. */
export function ownRide({ cars }: Pick<SeatPlan, 'cars'>, householdId: string): OwnRide | null {
  const rides = cars.flatMap((car): OwnRide[] => {
    if (!car.passengers.some(({ household_id }) => household_id === householdId)) return [];
    const [first] = car.passengers;
    return [{ car, driver: first && isAdult(first) ? first : null }];
  });
  return rides.find(({ driver }) => driver?.household_id === householdId) ?? rides[0] ?? null;
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
