import 'server-only';
import { createHash } from 'node:crypto';
import { addDays } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { MailFact } from '@/lib/server/mail/content';
import { peopleText } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { guestColumn, guestOf } from '../attendance/guest';
import type { Guest } from '../attendance/guest-schema';
import { partyText } from '../attendance/party-text';
import { stayWithin } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
import { stayText } from '../attendance/stay-text';
import { calendarTrip, tripAttachments } from '../calendar/calendar-trips';
import { countAll } from '../headcount/count';
import { countsText, vehicleCounts } from '../headcount/headcount';
import { composeTripMail, type MailOfKind } from '../mails/compose-trip-mail';
import { called, type OrganisedTrip, replyToOrganiser, when, where } from '../mails/mail-facts';
import { namedInMail } from '../mails/spam-signs';
import { GUEST_DAYS } from '../policy';
import { hasOpenDates } from '../undecided/when-and-where';
import { invitationToken, invitationUrl } from './links/link';
import { sealAddress } from './links/own-address';

export interface ReceiptAnswer extends Stay {
  attending: boolean | null;
  guest: unknown;
}

export const receiptColumns = Prisma.sql`h.attending, ${guestColumn}, h.arrive_on::text, h.leave_on::text,
  h.arrive_by::text, h.leave_by::text`;

export interface Said {
  attending: boolean;
  facts: MailFact[];
}

/** Null when the household has no guest's answer. */
export function saidOf(
  trip: OrganisedTrip,
  { attending, guest: column, ...said }: ReceiptAnswer,
): Said | null {
  if (attending === null) return null;
  const guest = attending ? guestOf(column) : null;
  if (attending && !guest) return null;
  const dates = { start_date: trip.start, end_date: trip.end };
  const stay = stayWithin(said, dates);
  const part = !hasOpenDates(trip.openVote) && (stay.arrive_by || stay.leave_by) ? stayText(stay, dates) : '';
  const facts = [
    // A stay is said only for dates that are fixed.
    hasOpenDates(trip.openVote)
      ? when(trip)
      : when({ ...trip, start: stay.arrive_on ?? trip.start, end: stay.leave_on ?? trip.end }),
    ...(part ? [{ label: 'You come', value: part }] : []),
    where(trip),
    ...(guest ? [{ label: 'With', value: withText(guest) }] : []),
  ];
  return { attending, facts };
}

/** The same for two receipts that say the same. */
export const receiptKey = ({ attending, facts }: Said) =>
  createHash('sha256')
    .update(JSON.stringify([attending, facts]))
    .digest('base64url');

function withText({ crew, vehicles }: Guest): string {
  const brought = countsText(vehicleCounts(countAll([{ crew: [], vehicles }])));
  // Whoever joins types the names, and the address may be a stranger's.
  const party = namedInMail(partyText(crew)) ?? peopleText(crew.filter((each) => 'age' in each).length);
  return [party, brought && `with ${brought}`].filter(Boolean).join(', ');
}

interface Receipt extends Said {
  to: string;
  inviteId: string;
  /** False when a guest has entered the address, because it may then belong to another person. */
  invited: boolean;
  knowsOrganiser: boolean;
}

export async function receiptMail(
  tx: Tx,
  trip: OrganisedTrip & { id: string },
  { to, inviteId, invited, knowsOrganiser, attending, facts }: Receipt,
): Promise<MailOfKind> {
  const token = invitationToken(inviteId);
  const href = invitationUrl(token);
  const confirm = invited ? null : sealAddress(inviteId, to, Date.parse(addDays(trip.end, GUEST_DAYS)));
  const heading = attending ? 'You’re going!' : 'You’re not going';
  const title = attending ? `You’re going: ${called(trip)}` : `You’re not going: ${called(trip)}`;
  const mail = await composeTripMail('invitations', to, title, {
    preheader: 'This is your answer. You can change it any time.',
    heading,
    paragraphs: [`This is your answer for ${called(trip)}. You can change it any time.`],
    facts,
    action: { label: 'See or change my answer', href: confirm ? invitationUrl(token, { confirm }) : href },
    ...(confirm && { note: CONFIRM }),
    closing: invited ? 'This link is just for you.' : TYPED,
    replyTo: replyToOrganiser(trip, { knowsOrganiser }),
  });
  const attachments = tripAttachments(await calendarTrip(tx, trip.id, inviteId))(attending, href);
  return { ...mail, attachments };
}

export const CONFIRM =
  'Confirm your address there, and we email you too when the dates or the campsite change.';
const TYPED =
  'This link is just for you. Somebody entered this address on the trip’s page. If it wasn’t you, ignore this email.';
