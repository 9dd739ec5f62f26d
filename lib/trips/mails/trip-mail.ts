import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { addJobs } from '@/lib/server/jobs/queue';
import type { MailOfKind } from './compose-trip-mail';

/**
 * Counts towards the daily limits of its sender and its recipient. Mails about an account are not
 * trip mails, so no limit holds them back.
 */
export interface TripMail {
  mail: MailOfKind;
  /** The account that caused the mail; null when it counts towards no sender's limit. */
  from: string | null;
  /** If this invitation or its trip is deleted while the mail waits, the mail is dropped. */
  inviteId: string | null;
  /**
   * A part of the recipient's daily limit is reserved for mails that say that the trip was called
   * off or that the recipient is no longer on it.
   */
  urgent: boolean;
  /**
   * Already counted towards the recipient's limit, so sent without waiting while its content is
   * current.
   */
  counted?: boolean;
}

export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/**
 * Queued in the transaction of the change that they report. Each recipient's mails wait only for
 * each other, so that a slow mail server delays only its own addresses.
 */
export const queueTripMails = (
  tx: Tx,
  tripMails: TripMail[],
  inSeconds = 0,
  keyOf?: (mail: TripMail) => string,
) => addJobs(tx, 'trip-mail', tripMails, { laneOf: ({ mail }) => mail.to.toLowerCase(), inSeconds, keyOf });
