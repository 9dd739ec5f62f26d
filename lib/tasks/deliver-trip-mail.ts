import 'server-only';
import { db } from '../server/db/client';
import type { LimitName } from '../server/http/limits';
import { secondsToWait } from '../server/http/rate-limiter';
import { handOver } from '../server/mail/hand-over';
import { refuses } from '../trips/refuse-mails';
import type { TripMail } from '../trips/trip-mail';
import { queueTripMails } from '../trips/trip-mail';

const bounds = {
  ordinary: { pair: 'mailsToAddressByPerson', address: 'mailsToAddress' },
  urgent: { pair: 'urgentMailsToAddressByPerson', address: 'urgentMailsToAddress' },
} satisfies Record<string, Record<string, LimitName>>;

/**
 * Hands a trip mail over, under the mail's id `id`. One that is too many for its recipient's day waits for the next,
 * which whoever caused it can't tell; one that was overtaken or refused meanwhile is dropped. `first`: not tried before.
 */
export async function deliverTripMail(tripMail: TripMail, id: string, first: boolean): Promise<void> {
  const { mail, inviteId, urgent } = tripMail;
  if (inviteId && !urgent && (await isOvertaken(inviteId))) return;
  const { kind, ...plain } = mail;
  // At the last moment: whoever stops a kind gets none that waits already. The release before queued mails without one.
  if (kind && (await refuses(mail.to, kind))) return;
  const inSeconds = first && !tripMail.counted ? await overTheDay(tripMail) : 0;
  if (inSeconds > 0) await db.$transaction((tx) => queueTripMails(tx, [tripMail], inSeconds));
  else await handOver(plain, id);
}

const isOvertaken = async (id: string) =>
  (await db.invite.count({
    where: { id, household: { refusedById: null, trip: { calledOffAt: null } } },
  })) === 0;

/** In how many seconds there is room for it; 0 when there is. No one sender can use up an address's whole day. */
async function overTheDay({ mail, from, urgent }: TripMail): Promise<number> {
  const { pair, address } = bounds[urgent ? 'urgent' : 'ordinary'];
  const to = mail.to.toLowerCase();
  const wait = from ? await secondsToWait(pair, `${from} ${to}`) : 0;
  return wait || secondsToWait(address, to);
}
