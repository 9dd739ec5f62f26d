import 'server-only';
import { hashToken } from '../server/auth/tokens';
import type { Tx } from '../server/db/client';
import { env } from '../server/env';
import { addJobs } from '../server/jobs/queue';
import type { Mail } from '../server/mail/message';
import { invitationToken, invitationUrl } from './invitations/link';
import type { Letter } from './trip-mail';

interface Recipient {
  inviteId: string | null;
  hasAccount: boolean;
}

/** Where somebody with an account sees the trip. */
export const tripUrl = (tripId: string) => `${env().APP_URL}/trip/${tripId}`;

/** Queues letters in the transaction of the change they tell of. A slow mailbox delays only its own letters. */
export const sendLetters = (tx: Tx, letters: Letter[], inSeconds = 0) =>
  addJobs(tx, 'letter', letters, { laneOf: ({ mail }) => mail.to.toLowerCase(), inSeconds });

/** Saves the hashes of these invitations' links, so that the links work. Hashes already saved stay as they are. */
export async function openLinks(tx: Tx, inviteIds: string[]): Promise<void> {
  const data = inviteIds.map((inviteId) => ({ inviteId, tokenHash: hashToken(invitationToken(inviteId)) }));
  await tx.inviteLink.createMany({ data, skipDuplicates: true });
}

/**
 * Sends each person a letter of their own, caused by the account `from`. Its link leads to the trip's page for people
 * with an account, and to their invitation for everybody else.
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
