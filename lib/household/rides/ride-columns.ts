import { omitUndefined } from '@/lib/omit-undefined';
import type { RideChange } from './schema';

/** The fields of a ride, each null when unknown. Of a guest's car few may be known. */
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
