import { z } from 'zod';
import { shareLink } from '../share-link/schema';
import { chatKeys } from './chat-words';

export const chatAnswer = z.object({
  /** Only those whose moment has come, the newest first. */
  texts: z.array(z.object({ key: z.enum(chatKeys), text: z.string() })),
  /** Null without a link that takes people, and for a reader who may not see it. */
  link: shareLink.nullable(),
  /** True when the link is full or ended, or the trip is over. */
  link_closed: z.boolean(),
});

export type ChatAnswer = z.output<typeof chatAnswer>;
