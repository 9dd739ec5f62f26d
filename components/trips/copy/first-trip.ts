import { daysBetween } from '@/lib/dates';
import type { Trip } from '@/lib/trips/schema';

export interface FirstTrip {
  tripId: string;
  name: string | null;
  siteName: string;
  /** Including the first and the last. */
  days: number;
}

type Copied = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>;

export const firstOf = ({ id, trip_name, location_name, start_date, end_date }: Copied): FirstTrip => ({
  tripId: id,
  name: trip_name,
  siteName: location_name,
  days: daysBetween(start_date, end_date),
});
