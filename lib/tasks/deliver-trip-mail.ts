import 'server-only';
import { db } from '../server/db/client';
import { secondsToWait } from '../server/http/rate-limiter';
import type { LimitName } from '../server/http/rate-limits';
import { handOver } from '../server/mail/hand-over';
import { AddressRefused } from '../server/mail/transports';
import { noteOutcome, tellUnreached } from '../trips/mails/mail-outcome';
import type { TripMail } from '../trips/mails/trip-mail';
import { queueTripMails } from '../trips/mails/trip-mail';
import { refuses } from '../trips/notifications/refuse-mails';

const bounds = {
  ordinary: { pair: 'mailsToAddressByPerson', address: 'mailsToAddress' },
  urgent: { pair: 'urgentMailsToAddressByPerson', address: 'urgentMailsToAddress' },
} satisfies Record<string, Record<string, LimitName>>;

/** A mail of a paused sender is tried again after this many seconds. */
const PAUSED_SECONDS = 60 * 60;

interface Try {
  /** True for the first attempt. */
  first: boolean;
  /** True for the last attempt: when it fails, the mail is given up. */
  last: boolean;
}

/**
 * Sends a trip mail under the mail id `id`. A mail over its recipient's daily limit waits for the
 * next day, without its sender being told. A mail of a paused sender waits for the end of the
 * pause. Mails of a suspended sender and mails that are no longer wanted are dropped. Urgent mails
 * are sent even if their sender is paused or suspended.
 */
export async function deliverTripMail(tripMail: TripMail, id: string, { first, last }: Try): Promise<void> {
  const { mail, from, inviteId, urgent } = tripMail;
  // An urgent mail is sent regardless of its sender, because people on their way must hear that a
  // trip is off.
  const sender = from && !urgent ? await judgementOf(from) : null;
  if (sender?.suspendedAt) return;
  if (inviteId && (await isUnwanted(inviteId, urgent))) return;
  const { kind, ...plain } = mail;
  // Check right before sending whether the recipient has stopped this kind of mail, so that mails
  // that already wait are stopped too. Mails queued by the previous release have no kind.
  if (kind && (await refuses(mail.to, kind))) return;
  const inSeconds = sender?.sendingPausedAt
    ? PAUSED_SECONDS
    : first && !tripMail.counted
      ? await overTheDay(tripMail)
      : 0;
  if (inSeconds > 0) return db.$transaction((tx) => queueTripMails(tx, [tripMail], inSeconds));
  try {
    await handOver(plain, id);
  } catch (error) {
    const refused = error instanceof AddressRefused;
    if (refused) await noteOutcome(tripMail, 'refused');
    if (refused || last) await tellUnreached(tripMail, error);
    throw error;
  }
  await noteOutcome(tripMail, 'sent');
}

const judgementOf = (id: string) =>
  db.user.findUnique({ where: { id }, select: { suspendedAt: true, sendingPausedAt: true } });

/**
 * True for a mail about a reported invitation, unless its household is going. Also true when the
 * invitation or its trip was deleted, except for urgent mails, because they tell of such deletions.
 */
async function isUnwanted(inviteId: string, urgent: boolean): Promise<boolean> {
  const household = { refusedById: null, trip: { calledOffAt: null } };
  const [invite, reports] = await Promise.all([
    db.invite.findUnique({
      where: { id: inviteId, ...(!urgent && { household }) },
      select: { household: { select: { attending: true } } },
    }),
    db.invitationReport.count({ where: { inviteId } }),
  ]);
  return (!urgent && !invite) || (reports > 0 && invite?.household.attending !== true);
}

/**
 * Returns how many seconds a mail must wait because of the daily limits; 0 when they allow it now.
 * A limit per sender and recipient keeps one sender from using up the address's whole day.
 */
async function overTheDay({ mail, from, urgent }: TripMail): Promise<number> {
  const { pair, address } = bounds[urgent ? 'urgent' : 'ordinary'];
  const to = mail.to.toLowerCase();
  const wait = from ? await secondsToWait(pair, `${from} ${to}`) : 0;
  return wait || secondsToWait(address, to);
}
