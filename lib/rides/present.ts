import type { Ride as RideRow } from '@/prisma/generated/client';
import { type Ride, ride } from './schema';

/** A row as the API shows it: of its columns those that its type has. */
export function presentRide(row: RideRow): Ride {
  return ride.parse({ ...row, trailer_type: row.trailerType, boat_type: row.boatType });
}
