import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import type { Mail } from '@/lib/server/mail/message';
import { queueTripMails, tripUrl } from '../trip-mail';
import { invitationToken, invitationUrl, saveLinks } from './link';

interface Recipient {
  inviteId: string | null;
  hasAccount: boolean;
}

/**
 * Sends each person a mail of their own, caused by the account `from`. Its link leads to the trip's page for people
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
  const tripMails = await Promise.all(
    people.map(async (to) => {
      const { hasAccount, inviteId } = to;
      const href = hasAccount || !inviteId ? tripUrl(tripId) : invitationUrl(invitationToken(inviteId));
      return { mail: await compose(to, href), from, inviteId, urgent: false };
    }),
  );
  await saveLinks(tx, byLink);
  await queueTripMails(tx, tripMails);
}
