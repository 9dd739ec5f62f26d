import type { Trip, TripDates } from '@/lib/trips/schema';
import { areSeveral, type Stop } from '@/lib/trips/stops/stops';
import { stopsBrief } from '@/lib/trips/stops/told-stops';

export const SAME_AGAIN = 'Same again next year';

export interface FirstTrip extends TripDates {
  tripId: string;
  name: string | null;
  /** "Three stops, from Peppercorn Flat" for a trip with several. */
  siteName: string;
  /** Absent for a trip with one. */
  stops?: Pick<Stop, 'nights' | 'location_name'>[];
}

type Copied = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>;

export const firstOf = (
  { id, trip_name, location_name, start_date, end_date }: Copied,
  stops: readonly Stop[],
): FirstTrip => ({
  tripId: id,
  name: trip_name,
  siteName: areSeveral(stops) ? stopsBrief(stops) : location_name,
  start_date,
  end_date,
  ...(areSeveral(stops) && {
    stops: stops.map(({ nights, location_name }) => ({ nights, location_name })),
  }),
});
