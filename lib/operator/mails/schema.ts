import { z } from 'zod';
import { optionalText } from '@/lib/fields';

/** A failed job of the queue, mostly a mail. */
export const operatorMail = z.object({
  /** Id of the job. */
  id: z.string(),
  /**
   * Address of the recipient; null for a job without an address, and for a job that can't be
   * decrypted.
   */
  to: z.string().nullable(),
  /** Kind of the mail, such as "Invitation" or "Password reset". */
  kind: z.string(),
  tries: z.int(),
  /** Why the last attempt failed, in one plain line. */
  error: z.string(),
  /** When the next attempt is due, ISO 8601; null for a job that was given up. */
  due: z.string().nullable(),
});

export const operatorMails = z.object({
  mails: z.array(operatorMail),
  /**
   * `count`: the number of due jobs. `since`: when the oldest became due, ISO 8601; null without
   * due jobs.
   */
  waiting: z.object({ count: z.int(), since: z.string().nullable() }),
  /** The addresses whose mail servers refuse mail. */
  refused: z.array(
    z.object({
      address: z.string(),
      error: z.string(),
      times: z.int(),
      /** When the address last refused mail, ISO 8601. */
      last_at: z.string(),
    }),
  ),
});

export const jobParams = z.object({ job: z.string().regex(/^\d{1,18}$/) });

/** The reason that the log shows. Without one the log shows a standard reason. */
export const mailAction = z.object({ reason: optionalText(500) });

export type OperatorMail = z.output<typeof operatorMail>;
export type OperatorMails = z.output<typeof operatorMails>;
