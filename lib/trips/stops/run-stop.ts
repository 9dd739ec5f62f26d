import type { Day } from '@/lib/dates';
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
