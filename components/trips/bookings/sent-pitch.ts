import type { Pitch } from '@/lib/trips/bookings/schema';

/** A pitch as a booking's list has it, without who is on it. */
export const sentPitch = ({ id, name, max_people, max_cars }: Pitch) => ({ id, name, max_people, max_cars });
