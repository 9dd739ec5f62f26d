import { z } from 'zod';
import { day, email, optionalText, text } from '@/lib/fields';
import { ages, petTypes } from '@/lib/household/crew-kinds';
import { newRide } from '@/lib/household/ride-schema';
import { MAX_GUEST_CREW, MAX_GUEST_VEHICLES } from '../attendance/guest-limits';

const guestCamper = z.object({ name: text(80, 'Name is required'), age: z.enum(ages) });
const guestPet = z.object({ name: text(80, 'Name is required'), pet_type: z.enum(petTypes) });

const guestCrew = z
  .array(
    z.union([guestCamper, guestPet], 'Give each camper a name and an age, and each pet a name and a kind.'),
    'This must be a list of who comes along.',
  )
  .max(MAX_GUEST_CREW, `Please bring up to ${MAX_GUEST_CREW}.`);

const guestVehicles = z
  .array(newRide, 'This must be a list of vehicles.')
  .max(MAX_GUEST_VEHICLES, `Please bring up to ${MAX_GUEST_VEHICLES} vehicles.`);

/** What is kept of somebody without an account: their name, and when going whom and what they bring. */
export const guest = z.object({ name: text(), crew: guestCrew, vehicles: guestVehicles });

/** What an invitation's link says to whoever holds it. */
export const invitation = z.object({
  trip: z.object({
    trip_name: z.string().nullable(),
    location_name: z.string(),
    start_date: day,
    end_date: day,
    organiser: z.string(),
  }),
  attending: z.boolean().nullable(),
  /** Where somebody without an account has answered. */
  guest: guest.nullable(),
});

/** An account answers with `attending` alone; a guest's parts that are left out stay as they were. */
export const answer = z.object({
  attending: z.boolean('Please answer going or not going.'),
  name: optionalText(),
  crew: guestCrew.nullish(),
  vehicles: guestVehicles.nullish(),
});

const isCamper = (member: unknown) => typeof member === 'object' && member !== null && 'age' in member;

// Also where another field is wrong: a form says all that is missing at once.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** A guest's answer, whole: going needs a name and a camper. */
export const guestAnswer = answer
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

export const foundUser = z.object({ found: z.boolean(), username: z.string().nullable() });

export const lookupQuery = z.object({ email });

export const MAX_LOOKUPS = 500;

export const lookupList = z.object({
  emails: z
    .array(email, 'This must be a list of email addresses.')
    .max(MAX_LOOKUPS, `Please look up to ${MAX_LOOKUPS} addresses at once.`),
});

export const foundUsers = z.object({ users: z.array(foundUser.extend({ email: z.string() })) });

/** The part of an invitation's link that makes it its own; anything else leads nowhere. */
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export type Invitation = z.output<typeof invitation>;
export type Guest = z.output<typeof guest>;
export type GuestMember = Guest['crew'][number];
export type Answer = z.output<typeof answer>;
export type FoundUsers = z.output<typeof foundUsers>;
export type FoundUser = z.output<typeof foundUser>;
