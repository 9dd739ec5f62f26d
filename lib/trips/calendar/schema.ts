import { z } from 'zod';

export const feed = z.object({
  active: z.boolean(),
  created_at: z.string().nullable(),
});

export const feedAddress = z.object({ url: z.string() });

export type Feed = z.output<typeof feed>;
export type FeedAddress = z.output<typeof feedAddress>;
