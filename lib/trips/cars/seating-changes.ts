import type { SeatingChanges } from './schema';
import type { Seating } from './seat-plan';

/** Returns the seats and tows after these changes. Null removes a seat or tow. */
export const changeSeating = (seating: Seating, { seats, tows }: SeatingChanges): Seating => ({
  seats: changed(
    seating.seats,
    seats.map(({ person_id, ride_id }) => [person_id, ride_id]),
  ),
  tows: changed(
    seating.tows,
    tows.map(({ ride_id, car_id }) => [ride_id, car_id]),
  ),
});

type CarIds = Readonly<Record<string, string>>;

function changed(cars: CarIds, changes: [string, string | null][]): CarIds {
  const all = new Map(Object.entries(cars));
  for (const [key, value] of changes) {
    if (value === null) all.delete(key);
    else all.set(key, value);
  }
  return Object.fromEntries(all);
}

/** Returns the changes that lead from the seats and tows in `after` back to those in `before`. */
export const changesBack = (before: Seating, after: Seating): SeatingChanges => ({
  seats: differing(before.seats, after.seats).map(([person_id, ride_id]) => ({ person_id, ride_id })),
  tows: differing(before.tows, after.tows).map(([ride_id, car_id]) => ({ ride_id, car_id })),
});

const differing = (before: CarIds, after: CarIds): [string, string | null][] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => [key, before[key] ?? null]);
