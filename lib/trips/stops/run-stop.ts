import type { Day } from '@/lib/dates';
import { conflict } from '@/lib/errors';
import { fitNights, type Stop, stopsOf } from './stops';

/** A stop as a change of the trip reads and writes it. */
export interface RunStop {
  id: string;
  nights: number;
  campsiteId: string | null;
  suggestionId: string | null;
  locationName: string;
  locationUrl: string | null;
}

/** With nights for a trip of another length. */
export function fitted<Of extends { nights: number }>(stops: readonly Of[], total: number): Of[] {
  const nights = fitNights(
    stops.map((stop) => stop.nights),
    total,
  );
  return stops.map((stop, index) => ({ ...stop, nights: nights[index] ?? 0 }));
}

/** False when a stop would lose its last night. */
export const haveNights = (stops: readonly { nights: number }[], total: number): boolean =>
  fitted(stops, total).every(({ nights }, index) => nights > 0 || stops[index]?.nights === 0);

/** As `fitted`, for dates that somebody chooses. */
export function fittedToDates(stops: readonly RunStop[], total: number): RunStop[] {
  if (!haveNights(stops, total))
    throw conflict('Take a stop out first: there aren’t enough nights for all of them.');
  return fitted(stops, total);
}

/** As `fitted`, but a copy drops the last stops if they get no night. The first one always stays. */
export function stopsInCopy<Of extends { nights: number }>(stops: readonly Of[], total: number): Of[] {
  const after = fitted(stops, total);
  return after.slice(0, Math.max(1, after.findLastIndex(({ nights }) => nights > 0) + 1));
}

interface Run {
  id: string;
  start: Day;
  end: Day;
  campsiteId: string | null;
  locationName: string;
  stops?: readonly RunStop[] | null;
}

/** With their days, as a page has them, but without positions. */
export function daysOfStops({ id, start, end, campsiteId, locationName, stops }: Run): Stop[] {
  const placed = (stop: Pick<RunStop, 'campsiteId' | 'locationName'>) => ({
    location_id: stop.campsiteId,
    location_name: stop.locationName,
    latitude: null,
    longitude: null,
    state: null,
  });
  const trip = { id, start_date: start, end_date: end, ...placed({ campsiteId, locationName }) };
  return stopsOf(trip, stops?.map((stop) => ({ id: stop.id, nights: stop.nights, ...placed(stop) })) ?? null);
}
