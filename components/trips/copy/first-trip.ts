import { daysBetween } from '@/lib/dates';
import type { Trip } from '@/lib/trips/schema';

/** The trip that is to take place again. */
export interface FirstTrip {
  tripId: string;
  name: string | null;
  siteName: string;
  /** From its first day to its last. */
  days: number;
}

type Copied = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>;

/** What the form of a copy needs of it, and no more. */
export const firstOf = ({ id, trip_name, location_name, start_date, end_date }: Copied): FirstTrip => ({
  tripId: id,
  name: trip_name,
  siteName: location_name,
  days: daysBetween(start_date, end_date),
});
