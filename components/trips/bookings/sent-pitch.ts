import type { Pitch } from '@/lib/trips/bookings/schema';

/** Leaves out the households on the pitch. */
export const sentPitch = ({ id, name, max_people, max_cars }: Pitch) => ({ id, name, max_people, max_cars });
