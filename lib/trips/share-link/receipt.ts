import 'server-only';
import { notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { type Account, hasProfile } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { composeTripMail } from '../compose-trip-mail';
import { invitationToken, invitationUrl } from '../invitations/link';
import type { Answer } from '../invitations/schema';
import { getTripForJob } from '../lock-trip';
import { called, type OrganisedTrip, when, where } from '../mail-facts';
import { reserveMails } from '../mail-limit';
import { queueTripMails } from '../trip-mail';

/** A mail that a guest asks for, which counts to the organiser's day like all that go out for their trip. */
export interface Receipt {
  to: string;
  from: string;
}

/** Takes a receipt from the day of the link's organiser; null where none is wanted, or the day is used up. */
export async function reserveReceipt(
  holder: Account | null,
  token: string,
  { email }: Answer,
): Promise<Receipt | null> {
  if (!email || (holder && hasProfile(holder))) return null;
  const link = await db.shareLink.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { trip: { select: { organiser: { select: { userId: true } } } } },
  });
  if (!link) return null;
  const from = link.trip.organiser.userId;
  return (await reserveMails(from, 1)) === 0 ? { to: email, from } : null;
}

interface ReceiptFor {
  tripId: string;
  inviteId: string;
  attending: boolean;
}

/** Mails a guest who has joined their own link, once. The address is kept nowhere else. */
export async function sendReceipt(
  tx: Tx,
  { to, from }: Receipt,
  { tripId, inviteId, attending }: ReceiptFor,
) {
  const trip = await getTripForJob(tx, tripId);
  if (!trip) throw notFound();
  const mail = await receiptMail(to, invitationUrl(invitationToken(inviteId)), trip, attending);
  await queueTripMails(tx, [{ mail, from, inviteId, urgent: false }]);
}

const receiptMail = (to: string, href: string, trip: OrganisedTrip, attending: boolean) =>
  composeTripMail('invitations', to, `Your answer for ${called(trip)}`, {
    heading: attending ? 'You’re going!' : 'You’re not going',
    paragraphs: ['This is your own link. It shows your answer, and you can change it there.'],
    facts: [where(trip), when(trip)],
    action: { label: 'See or change my answer', href },
    closing:
      'Somebody entered this address on the trip’s page. If it wasn’t you, ignore this mail: we won’t write again.',
  });
