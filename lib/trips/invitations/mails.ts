import 'server-only';
import { type Day, formatDateRange } from '@/lib/dates';
import { composeMail } from '@/lib/server/mail/layout';
import { oneLine } from '@/lib/server/mail/one-line';
import { invitationUrl } from './link';

/** What an invitation says of the trip. */
export interface InvitationFacts {
  organiser: string;
  tripName: string | null;
  locationName: string;
  start: Day;
  end: Day;
  /** Where a map shows the site; null where its position is unknown. */
  mapUrl: string | null;
}

/** The mail that invites an address, with a link of its own. */
export function invitationMail(to: string, token: string, facts: InvitationFacts) {
  const { mapUrl, start, end } = facts;
  const organiser = oneLine(facts.organiser);
  const trip = oneLine(facts.tripName ?? facts.locationName);
  return composeMail(to, `${organiser} invites you camping: ${trip}`, {
    heading: facts.tripName ? trip : 'You’re invited camping',
    paragraphs: [`${organiser} is planning a camping trip and would like you to come along.`],
    facts: [
      { label: 'Where', value: oneLine(facts.locationName), ...(mapUrl && { href: mapUrl }) },
      { label: 'When', value: formatDateRange(start, end) },
    ],
    action: { label: 'See the invitation', href: invitationUrl(token) },
    closing: 'This link is just for you. If you don’t know who this is from, ignore this mail.',
  });
}
