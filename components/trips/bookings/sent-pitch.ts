import type { Pitch } from '@/lib/trips/bookings/schema';

/** A pitch as the booking's list of pitches sends it: without the households on it. */
export const sentPitch = ({ id, name, max_people, max_cars }: Pitch) => ({ id, name, max_people, max_cars });
