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

const PAUSED_SECONDS = 60 * 60;

interface Try {
  first: boolean;
  last: boolean;
}

/** Waits at the recipient's daily limit (the sender isn't told) or while the sender's mails are paused. */
export async function deliverTripMail(tripMail: TripMail, id: string, { first, last }: Try): Promise<void> {
  const { mail, from, inviteId, urgent } = tripMail;
  // People on their way must hear that a trip is off, whoever its sender is.
  const sender = from && !urgent ? await judgementOf(from) : null;
  if (sender?.suspendedAt) return;
  if (inviteId && (await isUnwanted(inviteId, urgent))) return;
  const { kind, ...plain } = mail;
  // The mail may have been queued before the refusal. Mails that the previous release queued have no kind.
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

/** An urgent mail outlives a deletion, a block or a call-off, because it may report that event. */
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

/** Seconds to wait. The lower limit per sender keeps one from using up the recipient's limit. */
async function overTheDay({ mail, from, urgent }: TripMail): Promise<number> {
  const { pair, address } = bounds[urgent ? 'urgent' : 'ordinary'];
  const to = mail.to.toLowerCase();
  const wait = from ? await secondsToWait(pair, `${from} ${to}`) : 0;
  return wait || secondsToWait(address, to);
}
