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

export const newCar = z.object({ type: z.literal('car'), ...carFields });
export const newTrailer = z.object({ type: z.literal('trailer'), ...trailerFields });
export const newBoat = z.object({ type: z.literal('boat'), ...boatFields });

export const sayType: z.core.$ZodDiscriminatedUnionParams = {
  error: ({ code }) =>
    code === 'invalid_union' ? 'Please say whether this is a car, a trailer or a boat.' : undefined,
};

export const newRide = z.discriminatedUnion('type', [newCar, newTrailer, newBoat], sayType);

/** changeRide, which knows the ride's type, refuses fields of the other types. */
export const rideChange = z.object({ ...carFields, ...trailerFields, ...boatFields }).partial();

export const rideFields = {
  car: Object.keys(carFields),
  trailer: Object.keys(trailerFields),
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

export type Car = z.output<typeof car>;
export type Trailer = z.output<typeof trailer>;
export type Boat = z.output<typeof boat>;
export type Ride = z.output<typeof ride>;
export type RideType = Ride['type'];
export type NewRide = z.output<typeof newRide>;
export type RideChange = z.output<typeof rideChange>;
