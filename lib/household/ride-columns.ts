import { omitUndefined } from '../omit-undefined';
import type { RideChange } from './ride-schema';

/** What is known of a ride; of a guest's car that may be little. */
type Known = { [Field in keyof RideChange]: RideChange[Field] | null };

/** A ride's fields as its row has them. */
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
