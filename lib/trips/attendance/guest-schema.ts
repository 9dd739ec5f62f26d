import { z } from 'zod';
import { drivetrains } from '@/lib/drivetrains';
import { optionalMailbox, optionalText, text } from '@/lib/fields';
import { ages, petTypes } from '@/lib/household/crew/crew-options';
import { newBoat, plainCar, plainTrailer, sayType } from '@/lib/household/rides/schema';
import { MAX_GUEST_CREW, MAX_GUEST_VEHICLES } from './guest-limits';
import { answerFields } from './schema';

/** Keeps the row's seat under a new name; without an id, the row of the same kind and name keeps it. */
const rowId = z.string().optional();

const guestCamper = z.object({
  id: rowId,
  name: text(80, 'Name is required'),
  age: z.enum(ages),
  /** Stored only while the guest is going, like a crew member's diet. */
  diet: optionalText(200),
});
const guestPet = z.object({ id: rowId, name: text(80, 'Name is required'), pet_type: z.enum(petTypes) });

export const guestCrew = z
  .array(
    z.union([guestCamper, guestPet], 'Give each camper a name and an age, and each pet a name and a kind.'),
    'This must be a list of who comes along.',
  )
  .max(MAX_GUEST_CREW, `Please bring up to ${MAX_GUEST_CREW}.`);

const guestCar = plainCar.extend({
  id: rowId,
  make: text(80, 'Please enter the make or a name for the car.'),
  model: optionalText(),
  colour: optionalText(),
  drivetrain: z
    .enum([...drivetrains, ''], 'Please choose a drivetrain.')
    .nullable()
    .transform((value) => value || null)
    .optional(),
});

const guestVehicle = z.discriminatedUnion(
  'type',
  [guestCar, plainTrailer.extend({ id: rowId }), newBoat.extend({ id: rowId })],
  sayType,
);

export const guestVehicles = z
  .array(guestVehicle, 'This must be a list of vehicles.')
  .max(MAX_GUEST_VEHICLES, `Please bring up to ${MAX_GUEST_VEHICLES} vehicles.`);

export const guest = z.object({ name: text(), crew: guestCrew, vehicles: guestVehicles });

/** From an account, only the fields of every answer are used. A field left out keeps its value. */
export const answerByLink = z.object({
  ...answerFields,
  name: optionalText(),
  crew: guestCrew.nullish(),
  vehicles: guestVehicles.nullish(),
});

/**
 * `email` gets a receipt and, once confirmed, the mails about changes. `another`: for a further household.
 */
export const joinAnswer = answerByLink.extend({ email: optionalMailbox, another: z.boolean().nullish() });

const isCamper = (member: unknown) => typeof member === 'object' && member !== null && 'age' in member;

// Makes a check run even when other fields are wrong, so that a form shows all errors at once.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

export const guestAnswer = joinAnswer
  .refine(({ attending, name }) => attending !== true || name, {
    ...always,
    path: ['name'],
    error: 'Please say who you are.',
  })
  .refine(({ attending, crew }) => attending !== true || (Array.isArray(crew) && crew.some(isCamper)), {
    ...always,
    path: ['crew'],
    error: 'Choose at least one camper.',
  });

export type Guest = z.output<typeof guest>;
export type AnswerByLink = z.output<typeof answerByLink>;
export type GuestAnswer = z.output<typeof guestAnswer>;
export type GuestMember = Guest['crew'][number];
export type GuestVehicle = Guest['vehicles'][number];
