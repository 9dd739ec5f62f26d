import type { Boat, Car, Trailer } from '@/lib/household/rides/schema';

/** The parts of a ride that its name needs. An account's and a guest's ride both fit. */
type Named =
  | (Pick<Car, 'type' | 'make'> & { model?: string | null | undefined })
  | Pick<Trailer, 'type' | 'trailer_type'>
  | Pick<Boat, 'type' | 'boat_type'>;

/**
 * Returns a ride's name: "Toyota Prado", or "Toyota" for an unknown model, "Camper Trailer", "Other
 * watercraft".
 */
export function rideName(ride: Named): string {
  if (ride.type === 'car') return [ride.make, ride.model].filter(Boolean).join(' ');
  if (ride.type === 'trailer') return ride.trailer_type === 'Other' ? 'Other trailer' : ride.trailer_type;
  return ride.boat_type === 'Other' ? 'Other watercraft' : ride.boat_type;
}
