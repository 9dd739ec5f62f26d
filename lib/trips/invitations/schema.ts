import { z } from 'zod';
import { day, id, mailbox } from '@/lib/fields';
import { guest } from '../attendance/guest-schema';
import { stay } from '../attendance/schema';
import { invitationNote, invitees } from '../schema';
import { undecidedFields } from '../undecided/schema';

export const invitation = z.object({
  trip: z.object({
    trip_name: z.string().nullable(),
    location_name: z.string(),
    start_date: day,
    end_date: day,
    organiser: z.string(),
    ...undecidedFields,
  }),
  note: z.string().nullable(),
  attending: z.boolean().nullable(),
  /** Null without a guest's answer. */
  guest: guest.nullable(),
  ...stay,
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

/** A malformed token is refused without a database query. */
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export type Invitation = z.output<typeof invitation>;
export type FoundUsers = z.output<typeof foundUsers>;
export type FoundUser = z.output<typeof foundUser>;

export const moreInvitees = z.object({
  invitees: invitees.min(1, 'Please add at least one email address.'),
  note: invitationNote,
});

export const correctedAddress = z.object({ email: mailbox });
export type CorrectedAddress = z.output<typeof correctedAddress>;

/** Without an id, everybody who hasn't answered is reminded. */
export const reminder = z.object({ invitee_id: id.nullish() });

export const coOrganiser = z.object({ id, co_organiser: z.boolean() });
export type MoreInvitees = z.output<typeof moreInvitees>;
export type Reminder = z.output<typeof reminder>;
export type CoOrganiser = z.output<typeof coOrganiser>;

export const block = z.object({
  id,
  name: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
});

export type Block = z.output<typeof block>;

export const shownNames = z.object({ shown: z.boolean('Please say yes or no.') });

/** Null unless a page's address preselects an answer. */
export const wishedAnswer = (answer: unknown): boolean | null =>
  answer === 'going' ? true : answer === 'not-going' ? false : null;
