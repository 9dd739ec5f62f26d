import { z } from 'zod';
import { id, text } from '@/lib/fields';

const notice = z.object({
  id,
  /** Whoever wrote it, by the household that they stand for. */
  household_id: id,
  author: z.string(),
  text: z.string(),
  /** By an organiser, for everybody. */
  announcement: z.boolean(),
  created_at: z.iso.datetime(),
  edited: z.boolean(),
  /** Whether one has written it oneself, and so may change it. */
  own: z.boolean(),
});

export const notices = z.object({
  /** The newest, newest last. */
  notices: z.array(notice),
  /** How many there are in all. */
  total: z.int().min(0),
});

/** From where on: those before a notice that one has already. */
export const noticesQuery = z.object({ before: id.optional() });

const words = text(2000, 'Please write something.');
const flag = z.boolean('This must be true or false.');

export const newNotice = z.object({
  text: words,
  announcement: flag.nullish(),
  /** Whether it is mailed as well, at once. */
  mail: flag.nullish(),
});

export const noticeChange = z.object({ text: words });

export const noticeAnswer = z.object({ notice });

export type Notice = z.output<typeof notice>;
export type NewNotice = z.output<typeof newNotice>;
export type NoticeChange = z.output<typeof noticeChange>;
