import { omitUndefined } from '@/lib/omit-undefined';
import type { RideChange } from './schema';

/** The known fields of a ride. A guest's car may have few of them. */
type Known = { [Field in keyof RideChange]: RideChange[Field] | null };

/** Converts a ride's fields to the columns of its row. */
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
