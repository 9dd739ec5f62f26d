import { z } from 'zod';
import { drivetrains } from '@/lib/drivetrains';
import { optionalText, text } from '@/lib/fields';
import { ages, petTypes } from '@/lib/household/crew/crew-options';
import { newBoat, newCar, newTrailer, sayType } from '@/lib/household/rides/schema';
import { MAX_GUEST_CREW, MAX_GUEST_VEHICLES } from './guest-limits';

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

const guestCar = newCar.extend({
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
  [guestCar, newTrailer.extend({ id: rowId }), newBoat.extend({ id: rowId })],
  sayType,
);

export const guestVehicles = z
  .array(guestVehicle, 'This must be a list of vehicles.')
  .max(MAX_GUEST_VEHICLES, `Please bring up to ${MAX_GUEST_VEHICLES} vehicles.`);

export const guest = z.object({ name: text(), crew: guestCrew, vehicles: guestVehicles });

export type Guest = z.output<typeof guest>;
export type GuestMember = Guest['crew'][number];
export type GuestVehicle = Guest['vehicles'][number];
