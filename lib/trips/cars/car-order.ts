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
 * Returns the cars that have a free seat, lowest rank first. Cars of equal rank keep their order. A
 * rank must be a small whole number.
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
 * Returns the cars in the order in which a household should fill them: first cars in which its people
 * already sit, then its own cars, then cars with a driver. Within each of these groups the cars with
 * the fewest free seats come first. Of equal cars, a car that arrives on the household's day comes
 * first.
 */
export const byFit = (household_id: string, arrives: string | null, cars: FillingCar[]) =>
  sorted(cars, (car) => {
    const { aboard, adults, free, household_id: owner } = car;
    const kind = 4 * first(aboard.has(household_id)) + 2 * first(owner === household_id) + first(adults > 0);
    return 2 * (kind * MOST + free) + first(car.arrives === arrives);
  });

/**
 * Returns the cars in the order in which a household that has to split up should fill them: first
 * cars in which its people already sit, then cars with a driver. Within each of these groups the cars
 * with the most free seats come first. Of equal cars, a car that arrives on the household's day comes
 * first.
 */
export const byRoom = (household_id: string, arrives: string | null, cars: FillingCar[]) =>
  sorted(cars, (car) => {
    const kind = 2 * first(car.aboard.has(household_id)) + first(car.adults > 0);
    return 2 * (kind * MOST + MOST - 1 - car.free) + first(car.arrives === arrives);
  });
