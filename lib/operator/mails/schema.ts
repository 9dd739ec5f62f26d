import { z } from 'zod';
import { optionalText } from '@/lib/fields';

export const operatorMail = z.object({
  id: z.string(),
  /** Null for a job without an address, and for one that can't be decrypted. */
  to: z.string().nullable(),
  kind: z.string(),
  tries: z.int(),
  error: z.string(),
  /** ISO 8601; null for a job that was given up. */
  due: z.string().nullable(),
});

export const operatorMails = z.object({
  mails: z.array(operatorMail),
  /** `since` is when the oldest job became due; null without due jobs. */
  waiting: z.object({ count: z.int(), since: z.string().nullable() }),
  refused: z.array(
    z.object({
      address: z.string(),
      kind: z.enum(['refused', 'bounced', 'complained']),
      error: z.string(),
      times: z.int(),
      last_at: z.string(),
    }),
  ),
});

export const jobParams = z.object({ job: z.string().regex(/^\d{1,18}$/) });

/** Without a reason the log shows a standard one. */
export const mailAction = z.object({ reason: optionalText(500) });

export type OperatorMail = z.output<typeof operatorMail>;
export type OperatorMails = z.output<typeof operatorMails>;
