import 'server-only';
import { db } from '../server/db/client';
import type { LimitName } from '../server/http/limits';
import { secondsToWait } from '../server/http/rate-limiter';
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

/** While its sender is paused, a mail is tried again after this many seconds. */
const PAUSED_SECONDS = 60 * 60;

interface Try {
  /** True for the first try. */
  first: boolean;
  /** True when a failure is final. */
  last: boolean;
}

/**
 * Sends a trip mail with the mail id `id`. A mail over its recipient's daily limit waits for the
 * next day, and its sender can't tell. A mail of a paused sender waits for the end of the pause.
 * Mails of a suspended sender and mails that are no longer wanted are dropped. Urgent mails ignore
 * a pause and a suspension.
 */
export async function deliverTripMail(tripMail: TripMail, id: string, { first, last }: Try): Promise<void> {
  const { mail, from, inviteId, urgent } = tripMail;
  // An urgent mail is sent regardless of its sender, because people on their way must hear that a
  // trip is off.
  const sender = from && !urgent ? await judgementOf(from) : null;
  if (sender?.suspendedAt) return;
  if (inviteId && (await isUnwanted(inviteId, urgent))) return;
  const { kind, ...plain } = mail;
  // Check this right before sending, so that stopping a kind also stops mails that wait already.
  // Mails queued by the previous release have no kind.
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
 * True for mails about a reported invitation, unless its household is going. Also true once the
 * invitation or its trip is gone, except for urgent mails, which report exactly that.
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
 * Returns the seconds to wait until the daily limits allow the mail; 0 when they allow it now. A
 * limit per pair keeps one sender from using up an address's whole day.
 */
async function overTheDay({ mail, from, urgent }: TripMail): Promise<number> {
  const { pair, address } = bounds[urgent ? 'urgent' : 'ordinary'];
  const to = mail.to.toLowerCase();
  const wait = from ? await secondsToWait(pair, `${from} ${to}`) : 0;
  return wait || secondsToWait(address, to);
}
