import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import { type ReceiptJob, scheduleReceipt } from '../attendance/schedule-receipt';
import type { HouseholdId } from '../households/household-id';
import { lockTripForJob, type RunTrip } from '../lock-trip';
import { reserveMails } from '../mails/mail-limit';
import { queueTripMails } from '../mails/trip-mail';
import { isOver } from '../moment';
import { withOpenVote } from '../undecided/open-vote-column';
import { type ReceiptAnswer, receiptColumns, receiptKey, receiptMail, saidOf } from './receipt-mail';

interface Answered extends ReceiptAnswer {
  email: string | null;
  toldReplyTo: boolean;
  profileId: string | null;
  receiptOf: string | null;
}

/** Sends nothing when the last receipt said the same, or when an account has taken over the household. */
export async function sendAnswerReceipt({ inviteId }: ReceiptJob): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = await tx.invite.findUnique({ where: { id: inviteId }, select: { tripId: true } });
    const trip = found && (await lockTripForJob(tx, found.tripId));
    if (!trip || isOver(trip.end, new Date())) return;
    const answered = await lockAnswer(tx, { tripId: found.tripId, id: inviteId });
    if (!answered?.email || answered.profileId) return;
    const told = await withOpenVote(tx, trip);
    const said = saidOf(told, answered);
    if (!said) return;
    const receiptOf = receiptKey(said);
    if (receiptOf === answered.receiptOf) return;
    const from = await senderOf(tx, trip);
    const seconds = await reserveMails(from, 1);
    if (seconds > 0) return scheduleReceipt(tx, inviteId, seconds * 1000);
    const { email: to, toldReplyTo: knowsOrganiser } = answered;
    const mail = await receiptMail(tx, told, { ...said, to, inviteId, invited: true, knowsOrganiser });
    await queueTripMails(tx, [{ mail, from, inviteId, urgent: false }]);
    await tx.invite.update({ where: { id: inviteId }, data: { receiptOf }, select: { id: true } });
  });
}

async function lockAnswer(tx: Tx, { tripId, id }: HouseholdId): Promise<Answered | undefined> {
  const [answered] = await tx.$queryRaw<Answered[]>`
    select ${receiptColumns}, coalesce(i.email, i.confirmed_email)::text email, i.told_reply_to "toldReplyTo", h.profile_id::text "profileId",
           i.receipt_of "receiptOf"
    from households h join invites i on i.trip_id = h.trip_id and i.id = h.id
    where h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid for update of h`;
  return answered;
}

async function senderOf(tx: Tx, { organiser }: RunTrip): Promise<string> {
  const { userId } = await tx.profile.findUniqueOrThrow({
    where: { id: organiser.id },
    select: { userId: true },
  });
  return userId;
}
