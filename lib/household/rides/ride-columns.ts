import { omitUndefined } from '@/lib/omit-undefined';
import type { Ride as WholeRow } from '@/prisma/generated/client';
import { DEFAULT_SEATS } from './ride-options';
import { type OwnRide, ownRide, type Ride, type RideChange, ride } from './schema';

type Weights = 'gvmKg' | 'gcmKg' | 'towLimitKg' | 'ballLimitKg' | 'tareKg' | 'atmKg' | 'ballKg';

export type RideRow = Omit<WholeRow, 'profileId' | 'createdAt' | Weights>;

const fieldsOf = (row: RideRow) => ({
  ...row,
  seats: row.seats ?? DEFAULT_SEATS,
  can_tow: row.canTow ?? false,
  trailer_type: row.trailerType,
  boat_type: row.boatType,
});

export const toRide = (row: RideRow): Ride => ride.parse(fieldsOf(row));

export const toOwnRide = (row: RideRow & Pick<WholeRow, Weights>): OwnRide =>
  ownRide.parse({
    ...fieldsOf(row),
    gvm_kg: row.gvmKg,
    gcm_kg: row.gcmKg,
    tow_limit_kg: row.towLimitKg,
    ball_limit_kg: row.ballLimitKg,
    tare_kg: row.tareKg,
    atm_kg: row.atmKg,
    ball_kg: row.ballKg,
  });

/** Null means unknown: a guest may have given only a few fields of their car. */
type Known = { [Field in keyof RideChange]: RideChange[Field] | null };

export function rideColumns({ make, model, colour, registration, drivetrain, seats, ...rest }: Known) {
  const { can_tow: canTow, trailer_type: trailerType, boat_type: boatType, description } = rest;
  const { gvm_kg: gvmKg, gcm_kg: gcmKg, tow_limit_kg: towLimitKg, ball_limit_kg: ballLimitKg } = rest;
  const { tare_kg: tareKg, atm_kg: atmKg, ball_kg: ballKg } = rest;
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
    gvmKg,
    gcmKg,
    towLimitKg,
    ballLimitKg,
    tareKg,
    atmKg,
    ballKg,
  });
}
