import { z } from 'zod';
import { text } from '@/lib/fields';

/** The operator's reason, which the mail to the affected person contains. */
export const reason = text(500, 'Please give a reason.');

export const entry = z.object({
  id: z.string(),
  /** When the action happened, ISO 8601. */
  at: z.string(),
  /** The operator's email address, or "command line". */
  by: z.string(),
  action: z.string(),
  about: z.string(),
  reason: z.string(),
});

export type Entry = z.output<typeof entry>;
