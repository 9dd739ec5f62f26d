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

/** When its sender's mails are paused, a mail is tried again after this many seconds. */
const PAUSED_SECONDS = 60 * 60;

interface Try {
  /** True for the first attempt. */
  first: boolean;
  /** True for the last attempt: when it fails, the mail is given up. */
  last: boolean;
}

/**
 * Sends a trip mail. `id` is the mail's id. When the recipient has reached the daily limit, the mail
 * waits for the next day, and the sender isn't told. While the sender's mails are paused, the mail
 * waits. The mail is dropped when its sender is suspended or when it is no longer wanted. An urgent
 * mail is sent even if its sender is paused or suspended.
 */
export async function deliverTripMail(tripMail: TripMail, id: string, { first, last }: Try): Promise<void> {
  const { mail, from, inviteId, urgent } = tripMail;
  // An urgent mail is sent regardless of its sender, because people on their way must hear that a
  // trip is off.
  const sender = from && !urgent ? await judgementOf(from) : null;
  if (sender?.suspendedAt) return;
  if (inviteId && (await isUnwanted(inviteId, urgent))) return;
  const { kind, ...plain } = mail;
  // Check right before sending whether the recipient refuses this kind of mail, because the mail may
  // have been queued before the refusal. Mails that were queued by the previous release have no kind.
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
 * True for a mail about a reported invitation, unless its household is going. An ordinary mail is
 * also unwanted when the invitation was deleted, the invitee has blocked the organiser or the trip
 * was called off. An urgent mail is still wanted then, because it may report one of these events.
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
 * Returns for how many seconds the daily limits hold a mail back; 0 when it can be sent now. Besides
 * the limit on all mails to the recipient, there is a lower limit on the mails from one sender, so
 * that no sender can use up the recipient's whole limit.
 */
async function overTheDay({ mail, from, urgent }: TripMail): Promise<number> {
  const { pair, address } = bounds[urgent ? 'urgent' : 'ordinary'];
  const to = mail.to.toLowerCase();
  const wait = from ? await secondsToWait(pair, `${from} ${to}`) : 0;
  return wait || secondsToWait(address, to);
}
