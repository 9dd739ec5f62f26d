import type { Trip } from '@/lib/trips/schema';

/** The trip as the dialog to invite people shows it. */
export type InvitedTrip = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>;
