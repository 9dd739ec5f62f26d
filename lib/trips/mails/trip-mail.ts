import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { addJobs } from '@/lib/server/jobs/queue';
import type { MailOfKind } from './compose-trip-mail';

/**
 * A mail about a trip. It counts towards the daily limits of its sender and of its recipient. Mails
 * about an account are not trip mails, so no limit holds them back.
 */
export interface TripMail {
  mail: MailOfKind;
  /**
   * Id of the account that has caused the mail; null when the mail counts towards no sender's daily
   * limit.
   */
  from: string | null;
  /**
   * Id of the invitation that the mail is about; null without one. If the invitation or its trip is
   * deleted while the mail waits, the mail is dropped.
   */
  inviteId: string | null;
  /**
   * True for a mail that says that the trip was called off, or that the recipient is no longer on it.
   * A part of the recipient's daily limit is reserved for such mails.
   */
  urgent: boolean;
  /**
   * True when the mail was already counted towards its recipient's daily limit. It is then sent
   * without waiting, so that its content is still current.
   */
  counted?: boolean;
}

/** Returns the URL of the trip's page, for a person with an account. */
export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/**
 * Queues trip mails in the same transaction as the change that they report. Each recipient's mails
 * wait only for each other, so that a slow mail server delays only the mails to its own addresses.
 */
export const queueTripMails = (
  tx: Tx,
  tripMails: TripMail[],
  inSeconds = 0,
  keyOf?: (mail: TripMail) => string,
) => addJobs(tx, 'trip-mail', tripMails, { laneOf: ({ mail }) => mail.to.toLowerCase(), inSeconds, keyOf });
