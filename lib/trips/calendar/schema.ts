import { z } from 'zod';

export const feed = z.object({
  active: z.boolean(),
  /** When its address was made, ISO 8601; null without one. */
  created_at: z.string().nullable(),
});

/** The feed's address, told this once: only its hash is kept. */
export const feedAddress = z.object({ url: z.string() });

export type Feed = z.output<typeof feed>;
export type FeedAddress = z.output<typeof feedAddress>;
