import { z } from 'zod';
import { text } from '@/lib/fields';
import { reason } from '../schema';

/** What to look people up by: an address or the beginning of one, or of a name. */
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
  /** When the account was made; ISO 8601. */
  since: z.string(),
  /** How many trips they organise. */
  trips: z.number(),
  /** How many mails to others they have caused in the last 30 days, and how many of these were refused. */
  mails: z.number(),
  refused: z.number(),
  /** How many of their invitations were reported. */
  reports: z.number(),
  suspended: z.boolean(),
  suspended_for: z.string().nullable(),
  /** Whether their reports of campsites count for nothing. */
  muted: z.boolean(),
  /** Why their mails to others wait; null when they don't. */
  paused: z.enum(['reports', 'refusals']).nullable(),
});

export const foundPeople = z.object({ people: z.array(judgedPerson) });

/** Null once the account is deleted. */
export const judged = z.object({ person: judgedPerson.nullable() });

export type JudgedPerson = z.output<typeof judgedPerson>;
