import { z } from 'zod';
import { text } from '@/lib/fields';
import { reason } from '../schema';

/** Search for people by an address, or by the start of an address or a name. */
export const peopleQuery = z.object({
  query: text(100)
    .refine((words) => words.length >= 2, 'Please enter at least 2 characters.')
    .optional(),
});

export const judgement = z.object({ reason });

export const judgedPerson = z.object({
  /** The account's id. */
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Time when the account was created; ISO 8601. */
  since: z.string(),
  /** Number of trips that they organise. */
  trips: z.number(),
  /**
   * Number of mails to others that they caused in the last 30 days; `refused` are those that were
   * refused.
   */
  mails: z.number(),
  refused: z.number(),
  /** Number of their invitations that were reported. */
  reports: z.number(),
  suspended: z.boolean(),
  suspended_for: z.string().nullable(),
  /** True when their reports of campsites are ignored. */
  muted: z.boolean(),
  /** Why their mails to others are paused; null when they aren't. */
  paused: z.enum(['reports', 'refusals']).nullable(),
});

export const foundPeople = z.object({ people: z.array(judgedPerson) });

/** Null once the account is deleted. */
export const judged = z.object({ person: judgedPerson.nullable() });

export type JudgedPerson = z.output<typeof judgedPerson>;
