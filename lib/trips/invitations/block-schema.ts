import { z } from 'zod';
import { id } from '@/lib/fields';

/** Somebody whose invitations the person refuses. */
export const block = z.object({
  id,
  name: z.string(),
  /** Since when, ISO 8601. */
  created_at: z.string(),
});

export type Block = z.output<typeof block>;
