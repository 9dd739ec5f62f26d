import type { KeptTrip } from './store';

export interface ListedTrip {
  id: string;
  trip_name: string | null;
  location_name: string;
  start_date: string;
  end_date: string;
  dates_open: boolean;
  called_off: boolean;
  attending: boolean | null;
}

export const READY = 3;

export const nextTrips = (trips: readonly ListedTrip[], today: string): ListedTrip[] =>
  trips
    .filter((trip) => trip.end_date >= today && !trip.called_off && trip.attending !== false)
    .sort((one, other) => one.start_date.localeCompare(other.start_date))
    .slice(0, READY);

export const comingTrips = (trips: readonly KeptTrip[], today: string): KeptTrip[] =>
  trips.filter(({ end }) => end >= today).sort((one, other) => one.start.localeCompare(other.start));

/** When storage is full the oldest trips go first, but not the `needed` trip and the next one. */
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
