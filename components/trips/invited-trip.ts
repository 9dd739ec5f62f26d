import type { Trip } from '@/lib/trips/schema';

/** What the sheet says of the trip that people are invited to. */
export type InvitedTrip = Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>;
