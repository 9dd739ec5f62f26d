import type { Boat, Car, Trailer } from '@/lib/household/ride-schema';

/** Enough of a ride to call it by name, whether an account's or a guest's. */
type Named =
  | (Pick<Car, 'type' | 'make'> & { model?: string | null | undefined })
  | Pick<Trailer, 'type' | 'trailer_type'>
  | Pick<Boat, 'type' | 'boat_type'>;

/** What a ride is called: "Toyota Prado", "Toyota" where no more is known, "Camper Trailer", "Other watercraft". */
export function rideName(ride: Named): string {
  if (ride.type === 'car') return [ride.make, ride.model].filter(Boolean).join(' ');
  if (ride.type === 'trailer') return ride.trailer_type === 'Other' ? 'Other trailer' : ride.trailer_type;
  return ride.boat_type === 'Other' ? 'Other watercraft' : ride.boat_type;
}
