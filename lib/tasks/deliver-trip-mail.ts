import 'server-only';
import { db } from '../server/db/client';
import type { LimitName } from '../server/http/limits';
import { secondsToWait } from '../server/http/rate-limiter';
import { handOver } from '../server/mail/hand-over';
import { AddressRefused } from '../server/mail/transports';
import { noteOutcome, tellUnreached } from '../trips/mail-outcome';
import { refuses } from '../trips/refuse-mails';
import type { TripMail } from '../trips/trip-mail';
import { queueTripMails } from '../trips/trip-mail';

const bounds = {
  ordinary: { pair: 'mailsToAddressByPerson', address: 'mailsToAddress' },
  urgent: { pair: 'urgentMailsToAddressByPerson', address: 'urgentMailsToAddress' },
} satisfies Record<string, Record<string, LimitName>>;

/** While its sender is paused, a mail is looked at again after this many seconds. */
const PAUSED_SECONDS = 60 * 60;

interface Try {
  /** Not tried before. */
  first: boolean;
  /** Not tried again if it fails. */
  last: boolean;
}

/**
 * Hands a trip mail over, under the mail's id `id`. One that is too many for its recipient's day waits for the next,
 * which whoever caused it can't tell, and one of a paused sender waits for the end of the pause; one that was overtaken
 * or refused meanwhile is dropped, and so is one of a suspended sender. What is urgent goes out in spite of a pause and
 * a suspension.
 */
export async function deliverTripMail(tripMail: TripMail, id: string, { first, last }: Try): Promise<void> {
  const { mail, from, inviteId, urgent } = tripMail;
  // What is urgent goes out all the same: people who are on their way must hear that a trip is off.
  const sender = from && !urgent ? await judgementOf(from) : null;
  if (sender?.suspendedAt) return;
  if (inviteId && (await isUnwanted(inviteId, urgent))) return;
  const { kind, ...plain } = mail;
  // At the last moment: whoever stops a kind gets none that waits already. The release before queued mails without one.
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
 * True for the mails of a reported invitation, unless its household goes all the same. True also once the invitation or
 * its trip is gone, save for urgent mails, which say so.
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

/** In how many seconds there is room for it; 0 when there is. No one sender can use up an address's whole day. */
async function overTheDay({ mail, from, urgent }: TripMail): Promise<number> {
  const { pair, address } = bounds[urgent ? 'urgent' : 'ordinary'];
  const to = mail.to.toLowerCase();
  const wait = from ? await secondsToWait(pair, `${from} ${to}`) : 0;
  return wait || secondsToWait(address, to);
}
