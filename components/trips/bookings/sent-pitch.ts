import type { Pitch } from '@/lib/trips/bookings/schema';

/** Returns a pitch as it is sent in a booking's list of pitches: without the households on it. */
export const sentPitch = ({ id, name, max_people, max_cars }: Pitch) => ({ id, name, max_people, max_cars });
