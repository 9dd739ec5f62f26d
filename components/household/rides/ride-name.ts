import type { Boat, Car, Trailer } from '@/lib/household/rides/schema';

/** The rides of accounts and of guests both have these fields. */
type Named =
  | (Pick<Car, 'type' | 'make'> & { model?: string | null | undefined })
  | Pick<Trailer, 'type' | 'trailer_type'>
  | Pick<Boat, 'type' | 'boat_type'>;

/** "Toyota Prado" (or "Toyota" when the model is unknown), "Camper Trailer", "Other watercraft". */
export function rideName(ride: Named): string {
  if (ride.type === 'car') return [ride.make, ride.model].filter(Boolean).join(' ');
  if (ride.type === 'trailer') return ride.trailer_type === 'Other' ? 'Other trailer' : ride.trailer_type;
  return ride.boat_type === 'Other' ? 'Other watercraft' : ride.boat_type;
}
