import { z } from 'zod';
import { earliestToday } from '@/lib/dates';
import { optionalDay } from '@/lib/fields';
import { DEFAULT_LIMIT, MAX_LIMIT } from './limit';

const limitWords = `Please enter a number from 1 to ${MAX_LIMIT}.`;

/** Without `ends_on`, the link works until the trip is over. */
export const newShareLink = z.object({
  limit: z
    .int(limitWords)
    .min(1, limitWords)
    .max(MAX_LIMIT, limitWords)
    .nullish()
    .transform((limit) => limit ?? DEFAULT_LIMIT),
  ends_on: optionalDay.refine(
    (last) => !last || last >= earliestToday(),
    'Please choose today or a later day.',
  ),
});

export type NewShareLink = z.output<typeof newShareLink>;
