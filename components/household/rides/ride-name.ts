import type { NewRide } from '@/lib/household/ride-schema';

/** What a ride is called: "Toyota Prado", "Camper Trailer", "Other watercraft". */
export function rideName(ride: NewRide): string {
  if (ride.type === 'car') return `${ride.make} ${ride.model}`;
  if (ride.type === 'trailer') return ride.trailer_type === 'Other' ? 'Other trailer' : ride.trailer_type;
  return ride.boat_type === 'Other' ? 'Other watercraft' : ride.boat_type;
}
