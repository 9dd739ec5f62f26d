import { z } from 'zod';
import { text } from '@/lib/fields';

/** ISO 8601, with an offset from UTC. */
const moment = z.iso.datetime({ offset: true, error: 'Please choose a day and a time.' });

/** `until` is needed with a text, and ignored without one. */
export const noticeChange = z.object({
  text: text(200, 'Please write the notice.').nullable(),
  until: moment.nullish(),
});

const notice = z.object({ text: z.string(), until: z.string() });

export const noticeAnswer = z.object({ notice: notice.nullable() });

export type NoticeChange = z.output<typeof noticeChange>;
export type Notice = z.output<typeof notice>;
