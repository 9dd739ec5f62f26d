import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { dayOf, formatDateRange } from '../dates';
import type { Tx } from '../server/db/client';
import type { MailFact } from '../server/mail/content';
import { guestOf, toGuestAttendee } from './attendance/guest';
import type { Household } from './attendance/schema';
import { tripAttachments } from './calendar/attachment';
import { calendarTrip } from './calendar/calendar-trips';
import { composeTripMail, type MailOfKind } from './compose-trip-mail';
import { countAll } from './headcount/count';
import { countsText, peopleCounts, petCounts, vehicleCounts } from './headcount/words';
import { invitationToken, invitationUrl } from './invitations/link';
import type { RunTrip } from './lock-trip';
import { called, replyToOrganiser, where } from './mail-facts';

/** A guest's answer as its invitation holds it. */
export const answerColumns = {
  attending: true,
  guest: true,
  arriveOn: true,
  leaveOn: true,
} satisfies Prisma.InviteSelect;

type Answered = Prisma.InviteGetPayload<{ select: typeof answerColumns }>;

/** What a receipt tells. */
export interface Said {
  attending: boolean;
  facts: MailFact[];
}

/** Null where there is no guest's answer to tell of. */
export function saidOf(trip: RunTrip, inviteId: string, answered: Answered): Said | null {
  const { attending } = answered;
  if (attending === null) return null;
  const household = attending ? householdOf(inviteId, answered) : null;
  if (attending && !household) return null;
  const { arrive_on, leave_on } = household ?? {};
  const facts = [
    { label: 'When', value: formatDateRange(arrive_on ?? trip.start, leave_on ?? trip.end) },
    where(trip),
    ...(household ? [{ label: 'With', value: partyText(household) }] : []),
  ];
  return { attending, facts };
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

/** "2 adults, 1 child, 1 dog, 1 car" */
function partyText(household: Household): string {
  const counts = countAll([household]);
  return [peopleCounts, petCounts, vehicleCounts]
    .map((of) => countsText(of(counts)))
    .filter(Boolean)
    .join(', ');
}

interface Receipt extends Said {
  to: string;
  inviteId: string;
  /** True when this address was invited. An address that a guest has typed may be another person's. */
  invited: boolean;
  knowsOrganiser: boolean;
}

/** The mail that tells a guest their answer, with their own link to change it. */
export async function receiptMail(
  tx: Tx,
  trip: RunTrip,
  { to, inviteId, invited, knowsOrganiser, attending, facts }: Receipt,
): Promise<MailOfKind> {
  const href = invitationUrl(invitationToken(inviteId));
  const heading = attending ? 'You’re going!' : 'You’re not going';
  const title = attending ? `You’re going: ${called(trip)}` : `You’re not going: ${called(trip)}`;
  const mail = await composeTripMail('invitations', to, title, {
    preheader: 'That’s what you’ve answered. You can change it any time.',
    heading,
    paragraphs: [`That’s what you’ve answered for ${called(trip)}. Should things change, say so any time.`],
    facts,
    action: { label: 'See or change my answer', href },
    closing: invited ? 'This link is just for you.' : TYPED,
    replyTo: replyToOrganiser(trip, { knowsOrganiser }),
  });
  const attachments = tripAttachments(await calendarTrip(tx, trip.id))(attending, href);
  return { ...mail, attachments };
}

const TYPED =
  'This link is just for you. Somebody entered this address on the trip’s page. If it wasn’t you, ignore this mail.';
