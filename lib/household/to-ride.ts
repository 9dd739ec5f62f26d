import type { Ride as WholeRow } from '@/prisma/generated/client';
import { DEFAULT_SEATS } from './ride-kinds';
import { type Ride, ride } from './ride-schema';

/** What `toRide` takes of a row. */
export type RideRow = Omit<WholeRow, 'profileId' | 'createdAt'>;

/** A row as the API shows it: of its columns those that its type has. */
export function toRide(row: RideRow): Ride {
  return ride.parse({
    ...row,
    seats: row.seats ?? DEFAULT_SEATS,
    can_tow: row.canTow ?? false,
    trailer_type: row.trailerType,
    boat_type: row.boatType,
  });
}
