import { z } from 'zod';

export const feed = z.object({
  active: z.boolean(),
  /** When the feed's address was created, ISO 8601; null without a feed. */
  created_at: z.string().nullable(),
});

/** The feed's address. It is returned only when it is created, because only its hash is stored. */
export const feedAddress = z.object({ url: z.string() });

export type Feed = z.output<typeof feed>;
export type FeedAddress = z.output<typeof feedAddress>;
