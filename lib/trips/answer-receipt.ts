import 'server-only';
import { createHash } from 'node:crypto';
import { dayOf, formatDateRange } from '../dates';
import { db, type Tx } from '../server/db/client';
import { addJobAt } from '../server/jobs/queue';
import type { MailFact } from '../server/mail/content';
import { guestOf, toGuestAttendee } from './attendance/guest';
import type { Household } from './attendance/schema';
import { tripAttachments } from './calendar/attachment';
import { calendarTrip } from './calendar/calendar-trips';
import { composeTripMail } from './compose-trip-mail';
import { countAll } from './headcount/count';
import { countsText, peopleCounts, petCounts, vehicleCounts } from './headcount/words';
import { invitationToken, invitationUrl } from './invitations/link';
import { lockTripForJob, type RunTrip } from './lock-trip';
import { called, replyToOrganiser, where } from './mail-facts';
import { reserveMails } from './mail-limit';
import { isOver } from './moment';
import { queueTripMails } from './trip-mail';

/** Answers that follow each other within this time have one receipt, of the last. */
const TOGETHER_MS = 3 * 60 * 1000;

interface ReceiptJob {
  inviteId: string;
}

/** Has the queue mail a guest what they have answered, in the transaction that saves it. */
export const scheduleReceipt = (tx: Tx, inviteId: string, inMs = TOGETHER_MS) =>
  addJobAt(tx, 'answer-receipt', { inviteId } satisfies ReceiptJob, {
    key: `answer-receipt ${inviteId}`,
    at: new Date(Date.now() + inMs),
  });

/** Mails it: what holds by now, and nothing where that has been said already or the answer has become an account's. */
export async function sendAnswerReceipt({ inviteId }: ReceiptJob): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = await tx.invite.findUnique({ where: { id: inviteId }, select: { tripId: true } });
    const trip = found && (await lockTripForJob(tx, found.tripId));
    if (!trip || isOver(trip.end, new Date())) return;
    const answered = await lockAnswer(tx, inviteId);
    if (!answered?.email || answered.profileId || answered.attending === null) return;
    const { attending, email } = answered;
    const household = attending ? householdOf(inviteId, answered) : null;
    if (attending && !household) return;
    const said = saidOf(trip, household);
    const receiptOf = createHash('sha256')
      .update(JSON.stringify([attending, said]))
      .digest('base64url');
    if (receiptOf === answered.receiptOf) return;
    const from = await senderOf(tx, trip);
    const seconds = await reserveMails(from, 1);
    if (seconds > 0) return scheduleReceipt(tx, inviteId, seconds * 1000);
    const href = invitationUrl(invitationToken(inviteId));
    const attachments = tripAttachments(await calendarTrip(tx, trip.id))(attending, href);
    const mail = { ...(await receiptMail(email, href, trip, { attending, facts: said })), attachments };
    await queueTripMails(tx, [{ mail, from, inviteId, urgent: false }]);
    await tx.invite.update({ where: { id: inviteId }, data: { receiptOf }, select: { id: true } });
  });
}

type Answered = NonNullable<Awaited<ReturnType<typeof lockAnswer>>>;

async function lockAnswer(tx: Tx, id: string) {
  await tx.$queryRaw`select id::text from invites where id = ${id}::uuid for update`;
  return tx.invite.findUnique({
    where: { id },
    select: {
      email: true,
      profileId: true,
      attending: true,
      guest: true,
      arriveOn: true,
      leaveOn: true,
      receiptOf: true,
    },
  });
}

function householdOf(inviteId: string, { guest: column, arriveOn, leaveOn }: Answered): Household | null {
  const guest = guestOf(column);
  return (
    guest &&
    toGuestAttendee(inviteId, guest, {
      arrive_on: arriveOn && dayOf(arriveOn),
      leave_on: leaveOn && dayOf(leaveOn),
    })
  );
}

/** What the mail says of the answer. */
function saidOf(trip: RunTrip, household: Household | null): MailFact[] {
  const { arrive_on, leave_on } = household ?? {};
  return [
    { label: 'When', value: formatDateRange(arrive_on ?? trip.start, leave_on ?? trip.end) },
    where(trip),
    ...(household ? [{ label: 'With', value: partyText(household) }] : []),
  ];
}

async function senderOf(tx: Tx, { organiser }: RunTrip): Promise<string> {
  const { userId } = await tx.profile.findUniqueOrThrow({
    where: { id: organiser.id },
    select: { userId: true },
  });
  return userId;
}

/** "2 adults, 1 child, 1 dog, 1 car" */
function partyText(household: Household): string {
  const counts = countAll([household]);
  return [peopleCounts, petCounts, vehicleCounts]
    .map((of) => countsText(of(counts)))
    .filter(Boolean)
    .join(', ');
}

interface Said {
  attending: boolean;
  facts: MailFact[];
}

function receiptMail(to: string, href: string, trip: RunTrip, { attending, facts }: Said) {
  const heading = attending ? 'You’re going!' : 'You’re not going';
  const title = attending ? `You’re going: ${called(trip)}` : `You’re not going: ${called(trip)}`;
  return composeTripMail('invitations', to, title, {
    preheader: 'That’s what you’ve answered. You can change it any time.',
    heading,
    paragraphs: [`That’s what you’ve answered for ${called(trip)}. Should things change, say so any time.`],
    facts,
    action: { label: 'See or change my answer', href },
    closing: 'This link is just for you.',
    replyTo: replyToOrganiser(trip, to),
  });
}
