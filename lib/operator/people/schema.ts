import { z } from 'zod';
import { text } from '@/lib/fields';
import { reason } from '../schema';

export const peopleQuery = z.object({
  query: text(100)
    .refine((words) => words.length >= 2, 'Please enter at least 2 characters.')
    .optional(),
});

export const judgement = z.object({ reason });

const judgedPerson = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  since: z.string(),
  trips: z.number(),
  /** Mails to other people in the last 30 days; mail servers refused `refused` of them. */
  mails: z.number(),
  refused: z.number(),
  reports: z.number(),
  suspended: z.boolean(),
  suspended_for: z.string().nullable(),
  /** The person's reports of campsites are ignored. */
  muted: z.boolean(),
  /** Null when the person's mails to others aren't paused. */
  paused: z.enum(['reports', 'refusals']).nullable(),
});

export const foundPeople = z.object({ people: z.array(judgedPerson) });

/** Null when the account was deleted. */
export const judged = z.object({ person: judgedPerson.nullable() });

export type JudgedPerson = z.output<typeof judgedPerson>;
