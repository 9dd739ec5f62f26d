import 'server-only';
import { db } from '../server/db/client';
import type { LimitName } from '../server/http/limit-table';
import { secondsToWait } from '../server/http/limits';
import { deliver } from '../server/mail/transports';
import type { Letter } from '../trips/trip-mail';
import { sendLetters } from '../trips/trip-mail';

const bounds = {
  ordinary: { pair: 'mailsToAddressByPerson', address: 'mailsToAddress' },
  urgent: { pair: 'urgentMailsToAddressByPerson', address: 'urgentMailsToAddress' },
} satisfies Record<string, Record<string, LimitName>>;

/**
 * Hands a letter over, under the mail's id `id`. One that is too many for its recipient's day waits for the next,
 * which whoever caused it can't tell; one that was overtaken meanwhile is dropped. `first`: not tried before.
 */
export async function sendLetter(letter: Letter, id: string, first: boolean): Promise<void> {
  const { mail, inviteId, urgent } = letter;
  if (inviteId && !urgent && (await isOvertaken(inviteId))) return;
  const inSeconds = first ? await overTheDay(letter) : 0;
  if (inSeconds > 0) await db.$transaction((tx) => sendLetters(tx, [letter], inSeconds));
  else await deliver(mail, id);
}

const isOvertaken = async (id: string) =>
  (await db.invite.count({ where: { id, refusedById: null, trip: { calledOffAt: null } } })) === 0;

/** In how many seconds there is room for it; 0 when there is. No one sender can use up an address's whole day. */
async function overTheDay({ mail, from, urgent }: Letter): Promise<number> {
  const { pair, address } = bounds[urgent ? 'urgent' : 'ordinary'];
  const to = mail.to.toLowerCase();
  const wait = from ? await secondsToWait(pair, `${from} ${to}`) : 0;
  return wait || secondsToWait(address, to);
}
