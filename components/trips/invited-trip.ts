import type { Trip } from '@/lib/trips/schema';

/** The fields of a trip that the dialog to invite people needs. */
export interface InvitedTrip extends Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'end_date'> {
  /** The trip's dates in words; all on offer while a vote on them is open. */
  dates: string;
}
