import type { Household } from '../attendance/schema';
import type { Access } from './car-standing';
import { type Seating, seatPlan } from './seat-plan';

/** A car of the vehicle's own household is taken first. */
export function suggestTows(
  households: readonly Household[],
  seating: Seating,
  access: Access,
): Seating['tows'] {
  const { cars, untowed } = seatPlan(households, seating, access);
  const tows = new Map(cars.flatMap((car) => car.tows.map((id) => [id, car.ride_id])));
  const free = cars.filter((car) => car.counts && car.can_tow && car.tows.length === 0);
  const hitch = (own: boolean) => {
    for (const { ride_id, household_id } of untowed) {
      if (tows.has(ride_id)) continue;
      const at = free.findIndex((car) => !own || car.household_id === household_id);
      const [car] = at < 0 ? [] : free.splice(at, 1);
      if (car) tows.set(ride_id, car.ride_id);
    }
  };
  hitch(true);
  hitch(false);
  return Object.fromEntries(tows);
}
