import { z } from 'zod';
import { id, text } from '@/lib/fields';

export const MAX_NOTICES = 2000;

export const MOST_AT_ONCE = 200;

const notice = z.object({
  id,
  household_id: id,
  author: z.string(),
  text: z.string(),
  announcement: z.boolean(),
  created_at: z.iso.datetime(),
  edited: z.boolean(),
  /** The reader can change their own notice. */
  own: z.boolean(),
});

export const notices = z.object({
  notices: z.array(notice),
  total: z.int().min(0),
});

/** The id of a notice; the response then contains only older ones. */
export const noticesQuery = z.object({ before: id.optional() });

const words = text(2000, 'Please write something.');
const flag = z.boolean('This must be true or false.');

export const newNotice = z.object({
  text: words,
  announcement: flag.nullish(),
  mail: flag.nullish(),
});

export const noticeChange = z.object({ text: words });

export const noticeAnswer = z.object({ notice });

export type Notice = z.output<typeof notice>;
export type NewNotice = z.output<typeof newNotice>;
export type NoticeChange = z.output<typeof noticeChange>;
