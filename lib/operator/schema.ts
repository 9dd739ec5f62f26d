import { z } from 'zod';
import { text } from '@/lib/fields';

/** The mail to the affected person contains it. */
export const reason = text(500, 'Please give a reason.');

export const entry = z.object({
  id: z.string(),
  at: z.string(),
  /** The operator's email address, or "command line". */
  by: z.string(),
  action: z.string(),
  about: z.string(),
  reason: z.string(),
});

export type Entry = z.output<typeof entry>;
