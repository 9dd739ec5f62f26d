import { type Day, daysBetween } from '@/lib/dates';
import type { AgreedTo } from '../schema';
import { areSeveral, type StopFacts } from '../stops/stops';

export interface TripFacts {
  tripName: string | null;
  start: Day;
  end: Day;
  campsiteId: string | null;
  locationName: string;
  locationUrl: string | null;
  /** One alone is the trip's own, as none. */
  stops?: readonly StopFacts[] | null;
}

export interface Changes {
  name: boolean;
  dates: boolean;
  site: boolean;
  /** Their order, places and nights. */
  stops: boolean;
}

export type WasOpen = Pick<Changes, 'dates' | 'site'>;

export function changesBetween(before: TripFacts, after: TripFacts): Changes {
  return {
    name: before.tripName !== after.tripName,
    dates: before.start !== after.start || before.end !== after.end,
    site:
      before.campsiteId !== after.campsiteId ||
      before.locationName !== after.locationName ||
      before.locationUrl !== after.locationUrl,
    stops: JSON.stringify(stopFacts(before)) !== JSON.stringify(stopFacts(after)),
  };
}

export const stopFacts = ({ stops }: TripFacts): StopFacts[] | null =>
  areSeveral(stops)
    ? stops.map(({ nights, campsiteId, locationName }) => ({ nights, campsiteId, locationName }))
    : null;

/** The stops, or the one of a trip without several. */
export const stopsIn = (trip: TripFacts): StopFacts[] =>
  stopFacts(trip) ?? [
    {
      nights: daysBetween(trip.start, trip.end),
      campsiteId: trip.campsiteId,
      locationName: trip.locationName,
    },
  ];

export const hasChanged = (before: TripFacts, after: TripFacts) =>
  Object.values(changesBetween(before, after)).includes(true);

/** What a person agrees to by answering "going". */
export function agreedTo(trip: TripFacts): AgreedTo {
  const stops = stopFacts(trip)?.map(({ nights, campsiteId, locationName }) => ({
    nights,
    location_id: campsiteId,
    location_name: locationName,
  }));
  return {
    start_date: trip.start,
    end_date: trip.end,
    location_id: trip.campsiteId,
    location_name: trip.locationName,
    location_url: trip.locationUrl,
    ...(stops && { stops }),
  };
}
