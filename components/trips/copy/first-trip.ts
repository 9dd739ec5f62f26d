import { daysBetween } from '@/lib/dates';
import type { Trip } from '@/lib/trips/schema';

/** The trip to copy. */
export interface FirstTrip {
  tripId: string;
  name: string | null;
  siteName: string;
  /** The number of days, including the first and the last. */
  days: number;
}

type Copied = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>;

/** Picks the fields of a trip that the copy form needs. */
export const firstOf = ({ id, trip_name, location_name, start_date, end_date }: Copied): FirstTrip => ({
  tripId: id,
  name: trip_name,
  siteName: location_name,
  days: daysBetween(start_date, end_date),
});
