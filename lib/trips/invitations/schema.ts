import { z } from 'zod';
import { day, email, id, optionalEmail, optionalText } from '@/lib/fields';
import { guest, guestCrew, guestVehicles } from '../attendance/guest-schema';
import { forDates, stay, stayChange } from '../attendance/schema';
import { invitees } from '../schema';

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
  ...stay,
});

/** An account answers with `attending` and its stay; what is left out stays as it was. */
export const answer = z.object({
  attending: z.boolean('Please answer going or not going.'),
  name: optionalText(),
  crew: guestCrew.nullish(),
  vehicles: guestVehicles.nullish(),
  ...stayChange,
  for_dates: forDates,
});

/**
 * The same by a trip's share link: a guest may name an address, which gets one receipt and is not kept. `another`: the
 * answer is a further household's, not that of the guest whose browser it is.
 */
export const joinAnswer = answer.extend({ email: optionalEmail, another: z.boolean().nullish() });

const isCamper = (member: unknown) => typeof member === 'object' && member !== null && 'age' in member;

// Also where another field is wrong: a form says all that is missing at once.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** A guest's answer, whole: going needs a name and a camper. */
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

export const foundUser = z.object({ found: z.boolean(), username: z.string().nullable() });
export const lookupQuery = z.object({ email });
const MAX_LOOKUPS = 500;

export const lookupList = z.object({
  emails: z
    .array(email, 'This must be a list of email addresses.')
    .max(MAX_LOOKUPS, `Please look up to ${MAX_LOOKUPS} addresses at once.`),
});

export const foundUsers = z.object({ users: z.array(foundUser.extend({ email: z.string() })) });

/** The part of an invitation's link that makes it its own; anything else leads nowhere. */
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export type Invitation = z.output<typeof invitation>;
export type Answer = z.output<typeof joinAnswer>;
export type FoundUsers = z.output<typeof foundUsers>;
export type FoundUser = z.output<typeof foundUser>;

export const moreInvitees = z.object({
  invitees: invitees.min(1, 'Please add at least one email address.'),
});

/** One invitee, or everybody who has yet to answer. */
export const reminder = z.object({ invitee_id: id.nullish() });

export const coOrganiser = z.object({ id, co_organiser: z.boolean() });
export type MoreInvitees = z.output<typeof moreInvitees>;
export type Reminder = z.output<typeof reminder>;
export type CoOrganiser = z.output<typeof coOrganiser>;

/** Somebody whose invitations the person refuses. */
export const block = z.object({
  id,
  name: z.string(),
  /** Since when, ISO 8601. */
  created_at: z.string(),
});

export type Block = z.output<typeof block>;

/** Whether those invited read the names of who is going. */
export const shownNames = z.object({ shown: z.boolean('Please say yes or no.') });
