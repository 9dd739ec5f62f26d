import type { Trip } from '@/lib/trips/schema';

/** The fields of a trip that the dialog to invite people needs. */
export type InvitedTrip = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>;
