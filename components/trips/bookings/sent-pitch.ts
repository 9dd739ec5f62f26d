import type { Pitch } from '@/lib/trips/bookings/schema';

/** Sent without them, a pitch keeps its households. */
export const sentPitch = ({ households: _, ...pitch }: Pitch) => pitch;
