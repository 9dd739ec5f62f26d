import { omitUndefined } from '@/lib/omit-undefined';
import type { RideChange } from './schema';

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
