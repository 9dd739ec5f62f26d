import { z } from 'zod';
import { day, id, mailbox, optionalMailbox, optionalText } from '@/lib/fields';
import { guest, guestCrew, guestVehicles } from '../attendance/guest-schema';
import { forDates, stay, stayChange } from '../attendance/schema';
import { invitationNote, invitees } from '../schema';
import { undecidedFields } from '../undecided/schema';

/** Content of an invitation's page. */
export const invitation = z.object({
  trip: z.object({
    trip_name: z.string().nullable(),
    location_name: z.string(),
    start_date: day,
    end_date: day,
    organiser: z.string(),
    ...undecidedFields,
  }),
  /** The inviter's note as plain text; null without one. */
  note: z.string().nullable(),
  attending: z.boolean().nullable(),
  /** The details that a guest has given; null without a guest's answer. */
  guest: guest.nullable(),
  ...stay,
});

/**
 * An answer to an invitation. From an account, only `attending` and the stay are used. A field that
 * is left out keeps its value.
 */
export const answer = z.object({
  attending: z.boolean('Please answer going or not going.'),
  name: optionalText(),
  crew: guestCrew.nullish(),
  vehicles: guestVehicles.nullish(),
  ...stayChange,
  for_dates: forDates,
});

/**
 * An answer by a trip's share link. A guest may give an email address. It gets a receipt and, once
 * confirmed, the mails about changes. `another` is true when the answer is for a further household, not
 * for the one that the browser has already opened.
 */
export const joinAnswer = answer.extend({ email: optionalMailbox, another: z.boolean().nullish() });

const isCamper = (member: unknown) => typeof member === 'object' && member !== null && 'age' in member;

// Makes a check run even when other fields are wrong, so that a form shows all errors at once.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** A guest's complete answer. A guest who is going must give a name and at least one camper. */
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
export const lookupQuery = z.object({ email: mailbox });
const MAX_LOOKUPS = 500;

export const lookupList = z.object({
  emails: z
    .array(mailbox, 'This must be a list of email addresses.')
    .max(MAX_LOOKUPS, `Please look up to ${MAX_LOOKUPS} addresses at once.`),
});

export const foundUsers = z.object({ users: z.array(foundUser.extend({ email: z.string() })) });

/** The token in an invitation's link. A malformed token is refused without a database query. */
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export type Invitation = z.output<typeof invitation>;
export type Answer = z.output<typeof joinAnswer>;
export type FoundUsers = z.output<typeof foundUsers>;
export type FoundUser = z.output<typeof foundUser>;

export const moreInvitees = z.object({
  invitees: invitees.min(1, 'Please add at least one email address.'),
  note: invitationNote,
});

export const correctedAddress = z.object({ email: mailbox });
export type CorrectedAddress = z.output<typeof correctedAddress>;

/** Id of the invitee to remind. When left out, everybody who hasn't answered is reminded. */
export const reminder = z.object({ invitee_id: id.nullish() });

export const coOrganiser = z.object({ id, co_organiser: z.boolean() });
export type MoreInvitees = z.output<typeof moreInvitees>;
export type Reminder = z.output<typeof reminder>;
export type CoOrganiser = z.output<typeof coOrganiser>;

/** A person whose invitations the viewer has blocked. */
export const block = z.object({
  id,
  name: z.string(),
  /** When the viewer blocked the person, ISO 8601. */
  created_at: z.string(),
});

export type Block = z.output<typeof block>;

/** `shown` is true when the invitation's page and mails name the people who are going. */
export const shownNames = z.object({ shown: z.boolean('Please say yes or no.') });
