import 'server-only';
import { conflict } from '@/lib/errors';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { decryptText, encryptText, keyFor } from '@/lib/server/cipher';
import { db } from '@/lib/server/db/client';
import { giveBack, secondsToWait, spend } from '@/lib/server/http/rate-limiter';
import { giveBackCosts } from '../households/give-back-costs';
import { invitationToken, invitationUrl, saveLinks } from '../invitations/links/link';
import { composeTripMail } from '../mails/compose-trip-mail';
import { queueTripMails } from '../mails/trip-mail';
import type { GuestHousehold } from '../policy';

const key = () => keyFor(authSecret(), 'confirmed addresses');

/** A mailed link confirms its address for this long. */
const VALID_MS = 24 * 60 * 60 * 1000;

interface Household {
  id: string;
  email: string | null;
  confirmedEmail: string | null;
}

/**
 * Throws 409 for a guest of a share link whose own address isn't confirmed, and mails a link to it:
 * until then, nothing of theirs is mailed to anybody else. The address of an invited guest is
 * confirmed, because only its mail has the link by which the guest came.
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

/** Mails the link; nothing, without a word, once the address has had enough of them today. */
async function mailLink(householdId: string, own: string): Promise<void> {
  if ((await secondsToWait('receiptsToAddress', own.toLowerCase())) > 0)
    return giveBack('receiptsToAddress', own.toLowerCase());
  const sealed = encryptText(key(), `${householdId} ${Date.now()} ${own}`).toString('base64url');
  // Nothing in this mail is the guest's own text, because the address may be a stranger's.
  const mail = await composeTripMail('invitations', own, 'Please confirm your address', {
    heading: 'Is this your address?',
    paragraphs: [
      'Somebody who is going on a camping trip has entered it, to leave a plan with somebody at home. If that’s you, confirm it, and save the plan again.',
    ],
    action: {
      label: 'Confirm my address',
      href: invitationUrl(invitationToken(householdId), { confirm: sealed }),
    },
    closing: 'The link works for 24 hours. If it wasn’t you, ignore this email.',
  });
  await db.$transaction(async (tx) => {
    await saveLinks(tx, [householdId]);
    await queueTripMails(tx, [{ mail, from: null, inviteId: householdId, urgent: false }]);
  });
}

/**
 * Notes that a guest opened their trip by the link in the mail. Ignores a wrong or an old secret. A
 * guest who has left the trip before, known by the same address, gets the balance back.
 */
export async function confirmAddress(householdId: string, sealed: string, now = Date.now()): Promise<void> {
  const email = readAddress(householdId, sealed, now);
  if (!email) return;
  await db.$transaction(async (tx) => {
    const [trip] = await tx.$queryRaw<{ id: string }[]>`
      select t.id::text from trips t join invites i on i.trip_id = t.id
      where i.id = ${householdId}::uuid for share of t`;
    if (!trip) return;
    await tx.invite.updateMany({ where: { id: householdId, email: null }, data: { confirmedEmail: email } });
    await giveBackCosts(tx, { tripId: trip.id, id: householdId });
  });
}

function readAddress(householdId: string, sealed: string, now: number): string | null {
  try {
    const [id, at, email] = decryptText(key(), Buffer.from(sealed, 'base64url')).split(' ', 3);
    return id === householdId && now - Number(at) < VALID_MS ? (email ?? null) : null;
  } catch {
    return null;
  }
}
