import { omitUndefined } from '@/lib/omit-undefined';
import type { RideChange } from './schema';

/**
 * The fields of a ride, where null means unknown. A guest may have given only a few fields of their
 * car.
 */
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
