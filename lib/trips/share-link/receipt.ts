import 'server-only';
import { notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { type Account, hasProfile } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { giveBack, secondsToWait } from '@/lib/server/http/rate-limiter';
import type { GuestAnswer } from '../attendance/guest-schema';
import {
  type ReceiptAnswer,
  receiptColumns,
  receiptKey,
  receiptMail,
  saidOf,
} from '../invitations/receipt-mail';
import { getTripForJob } from '../lock-trip';
import { reserveMails } from '../mails/mail-limit';
import { queueTripMails } from '../mails/trip-mail';
import { withOpenVote } from '../undecided/open-vote-column';

/** Its mail counts towards the organiser's daily limit. */
export interface Receipt {
  to: string;
  from: string;
}

/**
 * Null when the guest wants none, when a limit is reached, or when the address's owner has blocked the
 * organiser. The response is the same in all these cases.
 */
export async function reserveReceipt(
  holder: Account | null,
  token: string,
  { email }: Pick<GuestAnswer, 'email'>,
): Promise<Receipt | null> {
  if (!email || (holder && hasProfile(holder))) return null;
  const link = await db.shareLink.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { trip: { select: { organiser: { select: { id: true, userId: true } } } } },
  });
  if (!link) return null;
  const { id: blockedId, userId: from } = link.trip.organiser;
  if ((await db.block.count({ where: { blockedId, profile: { user: { email } } } })) > 0) return null;
  if ((await secondsToWait('receiptsToAddress', email.toLowerCase())) > 0) {
    await giveBack('receiptsToAddress', email.toLowerCase());
    return null;
  }
  if ((await reserveMails(from, 1)) === 0) return { to: email, from };
  await giveBack('receiptsToAddress', email.toLowerCase());
  return null;
}

/** For a receipt that isn't sent. */
export async function giveBackReceipt({ to, from }: Receipt): Promise<void> {
  await Promise.all([giveBack('mails', from), giveBack('receiptsToAddress', to.toLowerCase())]);
}

interface ReceiptFor {
  tripId: string;
  inviteId: string;
}

export async function sendReceipt(tx: Tx, { to, from }: Receipt, { tripId, inviteId }: ReceiptFor) {
  const found = await getTripForJob(tx, tripId);
  if (!found) throw notFound();
  const trip = await withOpenVote(tx, found);
  const [answered] = await tx.$queryRaw<ReceiptAnswer[]>`
    select ${receiptColumns} from households h where h.trip_id = ${tripId}::uuid and h.id = ${inviteId}::uuid`;
  const said = answered && saidOf(trip, answered);
  if (!said) throw notFound();
  const mail = await receiptMail(tx, trip, {
    ...said,
    to,
    inviteId,
    invited: false,
    knowsOrganiser: false,
  });
  await tx.invite.update({
    where: { id: inviteId },
    data: { givenEmail: to, receiptOf: receiptKey(said) },
    select: { id: true },
  });
  await queueTripMails(tx, [{ mail, from, inviteId, urgent: false }]);
}
