import type { Trip, TripDates } from '@/lib/trips/schema';

export const SAME_AGAIN = 'Same again next year';

export interface FirstTrip extends TripDates {
  tripId: string;
  name: string | null;
  siteName: string;
}

type Copied = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>;

export const firstOf = ({ id, trip_name, location_name, start_date, end_date }: Copied): FirstTrip => ({
  tripId: id,
  name: trip_name,
  siteName: location_name,
  start_date,
  end_date,
});
