import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { addJobs } from '@/lib/server/jobs/queue';
import type { MailOfKind } from './compose-trip-mail';

/**
 * A mail about a trip. It counts against the daily limits of its sender and of its recipient. Mails
 * about an account are not trip mails and are never held back.
 */
export interface TripMail {
  mail: MailOfKind;
  /**
   * Id of the account that has caused the mail; null when the mail counts against no sender's daily
   * limit.
   */
  from: string | null;
  /**
   * Id of the invitation that the mail is about; null without one. If the invitation or its trip is
   * deleted while the mail waits, the mail is dropped.
   */
  inviteId: string | null;
  /**
   * True for a mail that says that a trip, or the recipient's part in it, was cancelled. A part of
   * the recipient's daily limit is reserved for such mails.
   */
  urgent: boolean;
  /**
   * True when the mail already counts against its recipient's daily limit. It then doesn't wait, so
   * that its content is still current.
   */
  counted?: boolean;
}

/** Returns the URL of the trip's page, for a person with an account. */
export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/**
 * Queues trip mails in the transaction of the change that they report. A slow mail server delays
 * only the mails to its own addresses.
 */
export const queueTripMails = (tx: Tx, tripMails: TripMail[], inSeconds = 0) =>
  addJobs(tx, 'trip-mail', tripMails, { laneOf: ({ mail }) => mail.to.toLowerCase(), inSeconds });
