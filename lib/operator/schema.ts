import { z } from 'zod';
import { text } from '@/lib/fields';

/** Why an operator does something; whoever it concerns is told the reason. */
export const reason = text(500, 'Please give a reason.');

export const entry = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The operator's address, or "command line". */
  by: z.string(),
  action: z.string(),
  about: z.string(),
  reason: z.string(),
});

export type Entry = z.output<typeof entry>;
