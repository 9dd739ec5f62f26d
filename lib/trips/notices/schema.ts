import { z } from 'zod';
import { id, text } from '@/lib/fields';

const notice = z.object({
  id,
  /** The household that wrote the notice. */
  household_id: id,
  author: z.string(),
  text: z.string(),
  /** True for an organiser's announcement to everybody. */
  announcement: z.boolean(),
  created_at: z.iso.datetime(),
  edited: z.boolean(),
  /** True when the reader wrote the notice, and so may change it. */
  own: z.boolean(),
});

export const notices = z.object({
  /** The newest notices, the newest last. */
  notices: z.array(notice),
  /** The number of all notices. */
  total: z.int().min(0),
});

/** Asks for the notices before one that the caller already has. */
export const noticesQuery = z.object({ before: id.optional() });

const words = text(2000, 'Please write something.');
const flag = z.boolean('This must be true or false.');

export const newNotice = z.object({
  text: words,
  announcement: flag.nullish(),
  /** True when the announcement is also mailed at once. */
  mail: flag.nullish(),
});

export const noticeChange = z.object({ text: words });

export const noticeAnswer = z.object({ notice });

export type Notice = z.output<typeof notice>;
export type NewNotice = z.output<typeof newNotice>;
export type NoticeChange = z.output<typeof noticeChange>;
