import type { Ride as WholeRow } from '@/prisma/generated/client';
import { DEFAULT_SEATS } from './ride-options';
import { type Ride, ride } from './schema';

export type RideRow = Omit<WholeRow, 'profileId' | 'createdAt'>;

export function toRide(row: RideRow): Ride {
  return ride.parse({
    ...row,
    seats: row.seats ?? DEFAULT_SEATS,
    can_tow: row.canTow ?? false,
    trailer_type: row.trailerType,
    boat_type: row.boatType,
  });
}
