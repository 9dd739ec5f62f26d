import type { Day } from '@/lib/dates';
import type { AgreedTo } from '../schema';

export interface TripFacts {
  tripName: string | null;
  start: Day;
  end: Day;
  campsiteId: string | null;
  locationName: string;
  locationUrl: string | null;
}

export interface Changes {
  name: boolean;
  dates: boolean;
  site: boolean;
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
  };
}

export const hasChanged = (before: TripFacts, after: TripFacts) =>
  Object.values(changesBetween(before, after)).includes(true);

/** What a person agrees to by answering "going". */
export const agreedTo = (trip: TripFacts): AgreedTo => ({
  start_date: trip.start,
  end_date: trip.end,
  location_id: trip.campsiteId,
  location_name: trip.locationName,
  location_url: trip.locationUrl,
});
