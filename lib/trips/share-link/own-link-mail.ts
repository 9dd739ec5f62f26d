import 'server-only';
import { addDays } from '@/lib/dates';
import { invitationToken, invitationUrl } from '../invitations/links/link';
import { sealAddress } from '../invitations/links/own-address';
import { CONFIRM } from '../invitations/receipt-mail';
import { composeTripMail, type MailOfKind } from '../mails/compose-trip-mail';
import { called, type ToldTrip, when, where } from '../mails/mail-facts';
import { tripUrl } from '../mails/trip-mail';
import { GUEST_DAYS } from '../policy';

interface To {
  id: string;
  to: string;
  hasAccount: boolean;
  unconfirmed: boolean;
}

/** Has no text that a stranger could have typed. */
export function ownLinkMail(
  trip: ToldTrip & { id: string },
  { id, to, hasAccount, unconfirmed }: To,
): Promise<MailOfKind> {
  const confirm = unconfirmed ? sealAddress(id, to, Date.parse(addDays(trip.end, GUEST_DAYS))) : null;
  const href = hasAccount ? tripUrl(trip.id) : invitationUrl(invitationToken(id), confirm ? { confirm } : {});
  return composeTripMail('invitations', to, `Your link to ${called(trip)}`, {
    heading: 'Here’s your link',
    paragraphs: [
      hasAccount
        ? `Somebody has asked for it on the page of ${called(trip)}. You’re on the trip with your account: log in with this address.`
        : `Somebody has asked for it on the page of ${called(trip)}. It leads to your own answer, so please don’t answer again.`,
    ],
    facts: [where(trip), when(trip)],
    action: { label: hasAccount ? 'Open the trip' : 'See or change my answer', href },
    ...(confirm && { note: CONFIRM }),
    closing: 'This link is just for you. If you didn’t ask for it, ignore this email.',
  });
}
