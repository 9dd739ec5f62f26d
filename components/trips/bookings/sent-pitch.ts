import type { Pitch } from '@/lib/trips/bookings/schema';

/**
 * Returns the fields of a pitch for the request that sends a booking's pitches: all fields except
 * the households on the pitch.
 */
export const sentPitch = ({ id, name, max_people, max_cars }: Pitch) => ({ id, name, max_people, max_cars });
