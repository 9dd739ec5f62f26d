import 'server-only';
import { newToken } from '@/lib/server/auth/tokens';
import type { Tx } from '@/lib/server/db/client';
import { invitationToken, invitationUrl, saveLinks } from '../invitations/links/link';
import { type NewSignupToken, saveSignupTokens } from '../invitations/links/signup-token';
import type { MailOfKind } from './compose-trip-mail';
import { queueTripMails, tripUrl } from './trip-mail';

interface Recipient {
  inviteId: string | null;
  hasAccount: boolean;
  /** May sign up by the link without a confirmation mail. Undefined when others may have it too. */
  signupFor?: string;
}

/** The mails count towards the daily limit of the account `from`, or with null towards none. */
export async function mailEach<To extends Recipient>(
  tx: Tx,
  tripId: string,
  from: string | null,
  people: To[],
  compose: (to: To, href: string) => Promise<MailOfKind>,
): Promise<void> {
  const byLink = people.flatMap(({ hasAccount, inviteId }) => (hasAccount || !inviteId ? [] : [inviteId]));
  const signupTokens: NewSignupToken[] = [];
  const linkFor = (inviteId: string, email?: string) => {
    const token = invitationToken(inviteId);
    if (!email) return invitationUrl(token);
    const signup = newToken();
    signupTokens.push({ inviteId, email, tokenHash: signup.hash });
    return invitationUrl(token, { signup: signup.token });
  };
  const tripMails = await Promise.all(
    people.map(async (to) => {
      const { hasAccount, inviteId, signupFor } = to;
      const href = hasAccount || !inviteId ? tripUrl(tripId) : linkFor(inviteId, signupFor);
      return { mail: await compose(to, href), from, inviteId, urgent: false };
    }),
  );
  await saveLinks(tx, byLink);
  await saveSignupTokens(tx, signupTokens);
  await queueTripMails(tx, tripMails);
}
