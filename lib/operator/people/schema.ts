import { z } from 'zod';
import { text } from '@/lib/fields';
import { reason } from '../schema';

/** Search for people by an address, or by the beginning of an address or a name. */
export const peopleQuery = z.object({
  query: text(100)
    .refine((words) => words.length >= 2, 'Please enter at least 2 characters.')
    .optional(),
});

export const judgement = z.object({ reason });

export const judgedPerson = z.object({
  /** Id of the account. */
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** When the account was created, ISO 8601. */
  since: z.string(),
  /** Number of trips that the person organises. */
  trips: z.number(),
  /**
   * Number of mails to other people that the person caused in the last 30 days. `refused` counts
   * those that mail servers refused.
   */
  mails: z.number(),
  refused: z.number(),
  /** Number of the person's invitations that were reported. */
  reports: z.number(),
  suspended: z.boolean(),
  suspended_for: z.string().nullable(),
  /** True when the person's reports of campsites are ignored. */
  muted: z.boolean(),
  /** Why the person's mails to others are paused; null when they aren't paused. */
  paused: z.enum(['reports', 'refusals']).nullable(),
});

export const foundPeople = z.object({ people: z.array(judgedPerson) });

/** The person after the judgement; null when the account was deleted. */
export const judged = z.object({ person: judgedPerson.nullable() });

export type JudgedPerson = z.output<typeof judgedPerson>;
