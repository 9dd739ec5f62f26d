import { z } from 'zod';
import { shareLink } from '../share-link/schema';
import { chatKeys } from './chat-words';

export const chatAnswer = z.object({
  /** Only those whose moment has come, the newest first. */
  texts: z.array(z.object({ key: z.enum(chatKeys), text: z.string() })),
  /** Null without a link, and for a reader who may not see it. */
  link: shareLink.nullable(),
});

export type ChatAnswer = z.output<typeof chatAnswer>;
