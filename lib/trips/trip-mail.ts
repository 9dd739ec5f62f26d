import 'server-only';
import type { Tx } from '../server/db/client';
import { env } from '../server/env';
import { addJobs } from '../server/jobs/queue';
import type { MailOfKind } from './compose-trip-mail';

/**
 * A mail about a trip. It counts against the daily limits of both its sender and its recipient. Mails about an account
 * are not trip mails and are never held back.
 */
export interface TripMail {
  mail: MailOfKind;
  /** The account that causes it; null when it counts against nobody's day. */
  from: string | null;
  /** The invitation that it is about. A waiting mail is dropped once the invitation or its trip is gone. */
  inviteId: string | null;
  /** Says that a trip, or somebody's part in it, is gone. Part of the recipient's day is kept free for these. */
  urgent: boolean;
  /** Counted in its recipient's day already, so that it need not wait: what it says is true now. */
  counted?: boolean;
}

/** Where somebody with an account sees the trip. */
export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/** Queues trip mails in the transaction of the change they tell of. A slow mailbox delays only its own. */
export const queueTripMails = (tx: Tx, tripMails: TripMail[], inSeconds = 0) =>
  addJobs(tx, 'trip-mail', tripMails, { laneOf: ({ mail }) => mail.to.toLowerCase(), inSeconds });
