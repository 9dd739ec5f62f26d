import { z } from 'zod';
import { shareLink } from '../share-link/schema';
import { chatKeys } from './chat-words';

export const chatAnswer = z.object({
  /** Only those whose moment has come, the newest first. */
  texts: z.array(z.object({ key: z.enum(chatKeys), text: z.string() })),
  /** Null without a link, and for a reader who may not see it. */
  link: shareLink.nullable(),
  /** True when nobody else can join by the link; texts that ask others to join then leave it out. */
  link_closed: z.boolean(),
});

export type ChatAnswer = z.output<typeof chatAnswer>;
