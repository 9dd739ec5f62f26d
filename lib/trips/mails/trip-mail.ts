import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { addJobs } from '@/lib/server/jobs/queue';
import type { MailOfKind } from './compose-trip-mail';

/**
 * A mail about a trip. It counts against the daily limits of both its sender and its recipient. Mails about an account
 * are not trip mails and are never held back.
 */
export interface TripMail {
  mail: MailOfKind;
  /** The account that causes the mail; null when the mail counts against nobody's daily limit. */
  from: string | null;
  /**
   * The invitation that the mail is about. A waiting mail is dropped once the invitation or its
   * trip is deleted.
   */
  inviteId: string | null;
  /**
   * True for a mail that says that a trip, or the recipient's part in it, is gone. Some of the
   * recipient's daily limit is reserved for these mails.
   */
  urgent: boolean;
  /**
   * True when the mail already counts against its recipient's daily limit, so that it doesn't wait
   * and its content is still current.
   */
  counted?: boolean;
}

/** Returns the trip's page, for a person with an account. */
export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/**
 * Queues trip mails in the transaction of the change that they are about. A slow mailbox delays
 * only its own mails.
 */
export const queueTripMails = (tx: Tx, tripMails: TripMail[], inSeconds = 0) =>
  addJobs(tx, 'trip-mail', tripMails, { laneOf: ({ mail }) => mail.to.toLowerCase(), inSeconds });
