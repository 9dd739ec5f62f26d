import type { Filling } from './most-seated';
import type { PlannedCar } from './seat-plan';

export interface FillingCar extends Filling, Pick<PlannedCar, 'ride_id' | 'household_id'> {
  towing: boolean;
  /** Ids of the households that have people in the car. */
  aboard: Set<string>;
  /** Day on which the car's household arrives. */
  arrives: string | null;
}

/** More seats than any car has. */
const MOST = 100;

/**
 * Returns the cars with a free seat, sorted by rank, lowest first. A rank is a small integer. Cars
 * with equal ranks keep their order.
 */
function sorted(cars: FillingCar[], rankOf: (car: FillingCar) => number): FillingCar[] {
  const ranks: FillingCar[][] = [];
  for (const car of cars) {
    if (car.free === 0) continue;
    const rank = rankOf(car);
    const those = ranks[rank];
    if (those) those.push(car);
    else ranks[rank] = [car];
  }
  return ranks.flat();
}

const first = (is: boolean) => (is ? 0 : 1);

/**
 * Returns the cars in the order in which a household should fill them: first cars with its people
 * in them, then its own cars, then cars with a driver. Within each of these groups the cars with
 * the fewest free seats come first; among equal cars one that arrives on the same day does.
 */
export const byFit = (household_id: string, arrives: string | null, cars: FillingCar[]) =>
  sorted(cars, (car) => {
    const { aboard, adults, free, household_id: owner } = car;
    const kind = 4 * first(aboard.has(household_id)) + 2 * first(owner === household_id) + first(adults > 0);
    return 2 * (kind * MOST + free) + first(car.arrives === arrives);
  });

/**
 * Returns the cars in the same order as `byFit`, but within each group those with the most free
 * seats come first. For a household that has to split up.
 */
export const byRoom = (household_id: string, arrives: string | null, cars: FillingCar[]) =>
  sorted(cars, (car) => {
    const kind = 2 * first(car.aboard.has(household_id)) + first(car.adults > 0);
    return 2 * (kind * MOST + MOST - 1 - car.free) + first(car.arrives === arrives);
  });
