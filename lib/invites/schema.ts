import { z } from 'zod';
import { day, email } from '../fields';

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
  /** Who comes along, where somebody without an account has answered. */
  guest: z.null(),
});

export const answer = z.object({ attending: z.boolean('Please answer going or not going.') });

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
export type Answer = z.output<typeof answer>;
export type FoundUsers = z.output<typeof foundUsers>;
export type FoundUser = z.output<typeof foundUser>;
