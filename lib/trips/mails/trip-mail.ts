import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { addJobs } from '@/lib/server/jobs/queue';
import type { MailOfKind } from './compose-trip-mail';

/** Mails about an account are not trip mails, so no daily limit holds them back. */
export interface TripMail {
  mail: MailOfKind;
  /** The account that caused the mail; null when it counts towards no sender's limit. */
  from: string | null;
  /** If this invitation or its trip is deleted while the mail waits, the mail is dropped. */
  inviteId: string | null;
  /** Part of the recipient's daily limit is reserved for news that the trip is off for them. */
  urgent: boolean;
  /** Counted towards the recipient's limit already, so sent at once, while still current. */
  counted?: boolean;
}

export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/** Each recipient's mails wait only for each other, because a mail server may be slow. */
export const queueTripMails = (
  tx: Tx,
  tripMails: TripMail[],
  inSeconds = 0,
  keyOf?: (mail: TripMail) => string,
) => addJobs(tx, 'trip-mail', tripMails, { laneOf: ({ mail }) => mail.to.toLowerCase(), inSeconds, keyOf });
