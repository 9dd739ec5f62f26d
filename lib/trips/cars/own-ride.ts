import { listText } from '@/lib/text';
import { shortName } from '../households/household-name';
import type { PlannedCar } from './planned-car';
import type { SeatPlan } from './seat-plan';
import { isAdult, type Traveller } from './traveller';

/** The car in which a household rides, and its driver. */
interface OwnRide {
  /** Person who drives; null while no adult sits in the car. */
  driver: Traveller | null;
  car: PlannedCar;
}

/**
 * Returns the car in which a household rides: a car that one of its own people drives, otherwise
 * the first one. Null when nobody of the household has a seat.
 */
export function ownRide({ cars }: Pick<SeatPlan, 'cars'>, householdId: string): OwnRide | null {
  const rides = cars.flatMap((car): OwnRide[] => {
    if (!car.passengers.some(({ household_id }) => household_id === householdId)) return [];
    const [first] = car.passengers;
    return [{ car, driver: first && isAdult(first) ? first : null }];
  });
  return rides.find(({ driver }) => driver?.household_id === householdId) ?? rides[0] ?? null;
}

/**
 * Returns a text on how a household rides. With `own`, for the reader's household: "You ride with
 * Olivia" or "You drive, with Sam and Jo". Otherwise: "Rides with Olivia".
 */
export function rideText({ driver, car }: OwnRide, householdId: string, own: boolean): string {
  const to = car.counts || !car.parks_at ? '' : ` as far as ${car.parks_at}`;
  if (driver && driver.household_id !== householdId)
    return `${own ? 'You ride' : 'Rides'} with ${shortName(driver.name)}${to}`;
  if (!driver) return `${own ? 'You ride' : 'Rides'} in ${car.name}${to}`;
  const others = car.passengers.filter(({ household_id }) => household_id !== householdId);
  const drives = `${own ? 'You drive' : 'Drives'}${to}`;
  return others.length === 0 ? drives : `${drives}, with ${listText(others.map(({ name }) => name))}`;
}
