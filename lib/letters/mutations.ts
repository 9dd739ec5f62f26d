import 'server-only';
import { newToken } from '../auth/tokens';
import type { Tx } from '../db';
import { env } from '../env';
import type { Mail } from '../mail/message';
import { sendMail } from '../mail/mutations';

interface Recipient {
  inviteId: string | null;
  hasAccount: boolean;
}

/** Where somebody with an account sees the trip. */
export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/**
 * Mails each a letter of their own, with the way to the trip: its page for who has an account, else a further link,
 * since of those that are out only the hashes are kept.
 */
export async function mailEach<To extends Recipient>(
  tx: Tx,
  tripId: string,
  people: To[],
  compose: (to: To, href: string) => Promise<Mail>,
): Promise<void> {
  const letters = await Promise.all(
    people.map(async (to) => {
      if (to.hasAccount || !to.inviteId) return { mail: await compose(to, tripUrl(tripId)), links: [] };
      const { token, hash } = newToken();
      const mail = await compose(to, `${env().APP_URL}/invite/${token}`);
      return { mail, links: [{ inviteId: to.inviteId, tokenHash: hash }] };
    }),
  );
  await tx.inviteLink.createMany({ data: letters.flatMap(({ links }) => links) });
  await sendMail(tx, ...letters.map(({ mail }) => mail));
}
