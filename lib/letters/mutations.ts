import 'server-only';
import { hashToken } from '../auth/tokens';
import type { Tx } from '../db';
import { env } from '../env';
import { invitationToken, invitationUrl } from '../invites/link';
import type { Mail } from '../mail/message';
import { addJobs } from '../queue/mutations';
import type { Letter } from './letter';

interface Recipient {
  inviteId: string | null;
  hasAccount: boolean;
}

/** Where somebody with an account sees the trip. */
export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/** Puts letters on the queue with the change they tell of: both are saved or neither is. One slow mailbox holds up itself. */
export const sendLetters = (tx: Tx, letters: Letter[], inSeconds = 0) =>
  addJobs(tx, 'letter', letters, { laneOf: ({ mail }) => mail.to.toLowerCase(), inSeconds });

/** Notes the links of invitations by their hashes, so that they lead somewhere; those noted already stay as they are. */
export async function openLinks(tx: Tx, inviteIds: string[]): Promise<void> {
  const data = inviteIds.map((inviteId) => ({ inviteId, tokenHash: hashToken(invitationToken(inviteId)) }));
  await tx.inviteLink.createMany({ data, skipDuplicates: true });
}

/**
 * Sends each a letter of their own, caused by the account `from`, with the way to the trip: its page for who has an
 * account, else their invitation's link.
 */
export async function mailEach<To extends Recipient>(
  tx: Tx,
  tripId: string,
  from: string,
  people: To[],
  compose: (to: To, href: string) => Promise<Mail>,
): Promise<void> {
  const byLink = people.flatMap(({ hasAccount, inviteId }) => (hasAccount || !inviteId ? [] : [inviteId]));
  const letters = await Promise.all(
    people.map(async (to) => {
      const { hasAccount, inviteId } = to;
      const href = hasAccount || !inviteId ? tripUrl(tripId) : invitationUrl(invitationToken(inviteId));
      return { mail: await compose(to, href), from, inviteId, urgent: false };
    }),
  );
  await openLinks(tx, byLink);
  await sendLetters(tx, letters);
}
