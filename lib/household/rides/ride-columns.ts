import { omitUndefined } from '@/lib/omit-undefined';
import type { Ride as WholeRow } from '@/prisma/generated/client';
import { DEFAULT_SEATS } from './ride-options';
import { type Ride, type RideChange, ride } from './schema';

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

/** Null means unknown: a guest may have given only a few fields of their car. */
type Known = { [Field in keyof RideChange]: RideChange[Field] | null };

export function rideColumns({ make, model, colour, registration, drivetrain, seats, ...rest }: Known) {
  const { can_tow: canTow, trailer_type: trailerType, boat_type: boatType, description } = rest;
  return omitUndefined({
    make,
    model,
    colour,
    registration,
    drivetrain,
    seats,
    canTow,
    trailerType,
    boatType,
    description,
  });
}
