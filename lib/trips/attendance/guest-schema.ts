import { z } from 'zod';
import { text } from '@/lib/fields';
import { ages, petTypes } from '@/lib/household/crew-kinds';
import { newRide } from '@/lib/household/ride-schema';
import { MAX_GUEST_CREW, MAX_GUEST_VEHICLES } from './guest-limits';

const guestCamper = z.object({ name: text(80, 'Name is required'), age: z.enum(ages) });
const guestPet = z.object({ name: text(80, 'Name is required'), pet_type: z.enum(petTypes) });

export const guestCrew = z
  .array(
    z.union([guestCamper, guestPet], 'Give each camper a name and an age, and each pet a name and a kind.'),
    'This must be a list of who comes along.',
  )
  .max(MAX_GUEST_CREW, `Please bring up to ${MAX_GUEST_CREW}.`);

export const guestVehicles = z
  .array(newRide, 'This must be a list of vehicles.')
  .max(MAX_GUEST_VEHICLES, `Please bring up to ${MAX_GUEST_VEHICLES} vehicles.`);

/** What is kept of somebody without an account: their name, and when going whom and what they bring. */
export const guest = z.object({ name: text(), crew: guestCrew, vehicles: guestVehicles });

export type Guest = z.output<typeof guest>;
export type GuestMember = Guest['crew'][number];
