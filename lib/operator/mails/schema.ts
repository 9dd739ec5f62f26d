import { z } from 'zod';
import { optionalText } from '@/lib/fields';

/** A failed job of the queue. */
export const operatorMail = z.object({
  /** The job's number. */
  id: z.string(),
  /** Null for a job without an address, and for a job that can't be decrypted. */
  to: z.string().nullable(),
  /** For example "Invitation" or "Password reset". */
  kind: z.string(),
  tries: z.int(),
  /** Why the last try failed, in one plain line. */
  error: z.string(),
  /** Time of the next try, ISO 8601; null for a job that was given up. */
  due: z.string().nullable(),
});

export const operatorMails = z.object({
  mails: z.array(operatorMail),
  /** The number of due jobs, and since when the oldest is due, ISO 8601. */
  waiting: z.object({ count: z.int(), since: z.string().nullable() }),
  /** The addresses that refuse mail. */
  refused: z.array(
    z.object({
      address: z.string(),
      error: z.string(),
      times: z.int(),
      /** ISO 8601. */
      last_at: z.string(),
    }),
  ),
});

export const jobParams = z.object({ job: z.string().regex(/^\d{1,18}$/) });

/** `reason` is for the log, which otherwise shows a standard reason. */
export const mailAction = z.object({ reason: optionalText(500) });

export type OperatorMail = z.output<typeof operatorMail>;
export type OperatorMails = z.output<typeof operatorMails>;
