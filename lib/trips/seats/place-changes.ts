import type { EarlierPlaces } from './schema';
import type { Placed } from './seat-plan';

/** The places after some changes: null takes one back. */
export const changePlaces = (placed: Placed, { seats, tows }: EarlierPlaces): Placed => ({
  seats: changed(
    placed.seats,
    seats.map(({ person_id, ride_id }) => [person_id, ride_id]),
  ),
  tows: changed(
    placed.tows,
    tows.map(({ ride_id, car_id }) => [ride_id, car_id]),
  ),
});

type Places = Readonly<Record<string, string>>;

function changed(places: Places, changes: [string, string | null][]): Places {
  const all = new Map(Object.entries(places));
  for (const [key, value] of changes) {
    if (value === null) all.delete(key);
    else all.set(key, value);
  }
  return Object.fromEntries(all);
}

/** What takes places back to what they were before. */
export const changesBack = (before: Placed, after: Placed): EarlierPlaces => ({
  seats: differing(before.seats, after.seats).map(([person_id, ride_id]) => ({ person_id, ride_id })),
  tows: differing(before.tows, after.tows).map(([ride_id, car_id]) => ({ ride_id, car_id })),
});

const differing = (before: Places, after: Places): [string, string | null][] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => [key, before[key] ?? null]);
