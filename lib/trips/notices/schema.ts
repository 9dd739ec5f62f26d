import { z } from 'zod';
import { id, text } from '@/lib/fields';

const notice = z.object({
  id,
  /** Id of the household that wrote the notice. */
  household_id: id,
  author: z.string(),
  text: z.string(),
  /** True when an organiser has made the notice an announcement to everybody. */
  announcement: z.boolean(),
  created_at: z.iso.datetime(),
  edited: z.boolean(),
  /** True when the reader has written the notice. The reader can then change it. */
  own: z.boolean(),
});

export const notices = z.object({
  /** The newest notices of the trip, the latest last. */
  notices: z.array(notice),
  /** Number of all notices of the trip. */
  total: z.int().min(0),
});

/** `before` is the id of a notice. The response then contains only notices older than this one. */
export const noticesQuery = z.object({ before: id.optional() });

const words = text(2000, 'Please write something.');
const flag = z.boolean('This must be true or false.');

export const newNotice = z.object({
  text: words,
  announcement: flag.nullish(),
  /** True to mail the announcement at once too. */
  mail: flag.nullish(),
});

export const noticeChange = z.object({ text: words });

export const noticeAnswer = z.object({ notice });

export type Notice = z.output<typeof notice>;
export type NewNotice = z.output<typeof newNotice>;
export type NoticeChange = z.output<typeof noticeChange>;
