import { z } from 'zod';
import { drivetrains } from '@/lib/drivetrains';
import { id, optionalText, text } from '@/lib/fields';
import { boatTypes, trailerTypes } from './ride-options';

const MAX_SEATS = 30;

const drivetrain = z.enum(drivetrains, 'Please choose a drivetrain.');
const trailerType = z.enum(trailerTypes, 'Please choose a type.');
const boatType = z.enum(boatTypes, 'Please choose a type.');

const carFields = {
  make: text(80, 'Please enter the make.'),
  model: text(80, 'Please enter the model.'),
  colour: text(80, 'Please enter the colour.'),
  registration: optionalText(),
  drivetrain,
  /** Including the driver's. */
  seats: z
    .int('Please enter the number of seats.')
    .min(1, 'Please enter the number of seats.')
    .max(MAX_SEATS, `Please enter up to ${MAX_SEATS} seats.`)
    .nullish(),
  can_tow: z.boolean('This must be true or false.').nullish(),
  description: optionalText(500),
};
const trailerFields = { trailer_type: trailerType, description: optionalText(500) };
const boatFields = { boat_type: boatType, description: optionalText(500) };

/** Without weights, as a guest describes it. */
export const plainCar = z.object({ type: z.literal('car'), ...carFields });
export const plainTrailer = z.object({ type: z.literal('trailer'), ...trailerFields });

const KILOS = 'Please enter whole kilograms, up to 9,999.';
const kilos = z.int(KILOS).min(0, KILOS).max(9999, KILOS).nullish();

const carWeights = {
  gvm_kg: kilos,
  gcm_kg: kilos,
  tow_limit_kg: kilos,
  ball_limit_kg: kilos,
  /** Its kerb weight. */
  tare_kg: kilos,
};
const trailerWeights = { atm_kg: kilos, tare_kg: kilos, ball_kg: kilos };

export const ATM_BELOW_TARE = 'Full, it can’t weigh less than empty.';

interface FullAndEmpty {
  atm_kg?: number | null | undefined;
  tare_kg?: number | null | undefined;
}

export const isAtmBelowTare = ({ atm_kg, tare_kg }: FullAndEmpty) =>
  atm_kg != null && tare_kg != null && atm_kg < tare_kg;

export const newCar = plainCar.extend(carWeights);
export const newTrailer = plainTrailer
  .extend(trailerWeights)
  .refine((trailer) => !isAtmBelowTare(trailer), { path: ['atm_kg'], error: ATM_BELOW_TARE });
export const newBoat = z.object({ type: z.literal('boat'), ...boatFields });

export const sayType: z.core.$ZodDiscriminatedUnionParams = {
  error: ({ code }) =>
    code === 'invalid_union' ? 'Please say whether this is a car, a trailer or a boat.' : undefined,
};

export const newRide = z.discriminatedUnion('type', [newCar, newTrailer, newBoat], sayType);

/** changeRide, which knows the ride's type, refuses fields of the other types. */
export const rideChange = z
  .object({ ...carFields, ...trailerFields, ...boatFields, ...carWeights, ...trailerWeights })
  .partial();

export const rideFields = {
  car: Object.keys({ ...carFields, ...carWeights }),
  trailer: Object.keys({ ...trailerFields, ...trailerWeights }),
  boat: Object.keys(boatFields),
} as const satisfies Record<string, string[]>;

export const car = z.object({
  id,
  type: z.literal('car'),
  /** Or the name that a guest gave the car. */
  make: z.string(),
  /** Model, colour and drivetrain are null when a guest didn't give them. */
  model: z.string().nullable(),
  colour: z.string().nullable(),
  registration: z.string().nullable(),
  drivetrain: drivetrain.nullable(),
  seats: z.int(),
  can_tow: z.boolean(),
  description: z.string().nullable(),
});

export const trailer = z.object({
  id,
  type: z.literal('trailer'),
  trailer_type: trailerType,
  description: z.string().nullable(),
});

export const boat = z.object({
  id,
  type: z.literal('boat'),
  boat_type: boatType,
  description: z.string().nullable(),
});

export const ride = z.discriminatedUnion('type', [car, trailer, boat]);

const known = z.int().nullable();

/** Only the owner's own rides have weights: the people of a trip get the rides above. */
export const ownCar = car.extend({
  gvm_kg: known,
  gcm_kg: known,
  tow_limit_kg: known,
  ball_limit_kg: known,
  tare_kg: known,
});
export const ownTrailer = trailer.extend({ atm_kg: known, tare_kg: known, ball_kg: known });
export const ownRide = z.discriminatedUnion('type', [ownCar, ownTrailer, boat]);

export type Car = z.output<typeof car>;
export type Trailer = z.output<typeof trailer>;
export type Boat = z.output<typeof boat>;
export type Ride = z.output<typeof ride>;
export type OwnCar = z.output<typeof ownCar>;
export type OwnTrailer = z.output<typeof ownTrailer>;
export type OwnRide = z.output<typeof ownRide>;
export type RideType = Ride['type'];
export type NewRide = z.output<typeof newRide>;
export type RideChange = z.output<typeof rideChange>;
