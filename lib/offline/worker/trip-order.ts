import type { KeptTrip } from './store';

/** The fields of a trip in GET /api/trips that the worker needs. */
export interface ListedTrip {
  id: string;
  trip_name: string | null;
  location_name: string;
  start_date: string;
  end_date: string;
  called_off: boolean;
  attending: boolean | null;
}

/** How many trips are kept ready without having been opened. */
export const READY = 3;

/** The next trips that somebody may still go on, the one that runs first. */
export const nextTrips = (trips: readonly ListedTrip[], today: string): ListedTrip[] =>
  trips
    .filter((trip) => trip.end_date >= today && !trip.called_off && trip.attending !== false)
    .sort((one, other) => one.start_date.localeCompare(other.start_date))
    .slice(0, READY);

/** Those that aren't over, the next one first. */
export const comingTrips = (trips: readonly KeptTrip[], today: string): KeptTrip[] =>
  trips.filter(({ end }) => end >= today).sort((one, other) => one.start.localeCompare(other.start));

/** In which order trips go where there is no room: the longest past first. One that is `needed` and the next one stay. */
export function goingOrder(
  trips: readonly KeptTrip[],
  needed: string | undefined,
  today: string,
): KeptTrip[] {
  const [next] = comingTrips(trips, today);
  return trips
    .filter(({ id }) => id !== needed && id !== next?.id)
    .sort((one, other) => one.end.localeCompare(other.end) || one.opened - other.opened);
}

export const dayOf = (time = Date.now()) => {
  const now = new Date(time);
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};
