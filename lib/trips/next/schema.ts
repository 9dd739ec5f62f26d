import { z } from 'zod';
import { day } from '@/lib/fields';
import { stages } from '../moment';
import { ranks } from './thing';

export const nextAnswer = z.object({
  stage: z.enum(stages),
  /** In order. Empty when nothing waits for the caller. */
  next: z.array(
    z.object({
      rank: z.enum(ranks),
      /** Stays while the thing is the same. */
      key: z.string(),
      heading: z.string(),
      text: z.string(),
      due: day.nullable(),
      /** `href` is the page that does it. */
      action: z.object({ label: z.string(), href: z.string() }).nullable(),
    }),
  ),
});

export type NextAnswer = z.output<typeof nextAnswer>;
