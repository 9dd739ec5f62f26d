import 'server-only';
import { conflict } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { giveBack, secondsToWait, spend } from '@/lib/server/http/rate-limiter';
import { invitationToken, invitationUrl, saveLinks } from '../invitations/links/link';
import { sealAddress } from '../invitations/links/own-address';
import { composeTripMail } from '../mails/compose-trip-mail';
import { queueTripMails } from '../mails/trip-mail';
import type { GuestHousehold } from '../policy';

const VALID_MS = 24 * 60 * 60 * 1000;

interface Household {
  id: string;
  email: string | null;
  confirmedEmail: string | null;
}

/**
 * Until a share link's guest confirms their address, nothing of theirs is mailed to anybody else. An invited
 * guest's address is confirmed, because only its mail has the link by which they came.
 */
export async function requireConfirmed({ householdId }: GuestHousehold, own: string | null): Promise<void> {
  const invite = await db.invite.findUnique({
    where: { id: householdId },
    select: { id: true, email: true, confirmedEmail: true },
  });
  if (!invite || invite.email || !own || isSame(invite, own)) return;
  await spend('confirmations', householdId);
  await mailLink(householdId, own);
  const words = `We’ve emailed a link to ${own}. Please confirm your address there, then save the plan again.`;
  throw conflict(words, { own_email: words });
}

const isSame = ({ confirmedEmail }: Household, own: string) =>
  confirmedEmail?.toLowerCase() === own.toLowerCase();

/** Mails nothing, without a word, once the address has had enough of these today. */
async function mailLink(householdId: string, own: string): Promise<void> {
  if ((await secondsToWait('receiptsToAddress', own.toLowerCase())) > 0)
    return giveBack('receiptsToAddress', own.toLowerCase());
  const confirm = sealAddress(householdId, own, Date.now() + VALID_MS);
  // Nothing in this mail is the guest's own text, because the address may be a stranger's.
  const mail = await composeTripMail('invitations', own, 'Please confirm your address', {
    heading: 'Is this your address?',
    paragraphs: [
      'Somebody who is going on a camping trip has entered it, to leave a plan with somebody at home. If that’s you, confirm it, and save the plan again.',
    ],
    action: {
      label: 'Confirm my address',
      href: invitationUrl(invitationToken(householdId), { confirm, part: 'home-contact' }),
    },
    closing: 'The link works for 24 hours. If it wasn’t you, ignore this email.',
  });
  await db.$transaction(async (tx) => {
    await saveLinks(tx, [householdId]);
    await queueTripMails(tx, [{ mail, from: null, inviteId: householdId, urgent: false }]);
  });
}
