import 'server-only';
import { type Day, formatDateRange } from '@/lib/dates';
import { oneLine } from '@/lib/text';
import { composeTripMail } from '../compose-trip-mail';
import { type Addressee, called, capital, type OrganisedTrip, when, where } from '../mail-facts';
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

/** The mail that invites an address, with a link of its own and the secret by which it signs up. */
export function invitationMail(
  to: string,
  { token, signup }: { token: string; signup: string },
  facts: InvitationFacts,
) {
  const { mapUrl, start, end } = facts;
  const organiser = oneLine(facts.organiser);
  const trip = oneLine(facts.tripName ?? facts.locationName);
  return composeTripMail('invitations', to, `${organiser} invites you camping: ${trip}`, {
    heading: facts.tripName ? trip : 'You’re invited camping',
    paragraphs: [`${organiser} is planning a camping trip and would like you to come along.`],
    facts: [
      { label: 'Where', value: oneLine(facts.locationName), ...(mapUrl && { href: mapUrl }) },
      { label: 'When', value: formatDateRange(start, end) },
    ],
    action: { label: 'See the invitation', href: invitationUrl(token, { signup }) },
    closing: 'This link is just for you. If you don’t know who this is from, ignore this mail.',
  });
}

export function uninvitedMail(to: string, trip: OrganisedTrip) {
  return composeTripMail('changes', to, `A change of plans for ${called(trip)}`, {
    heading: 'A change of plans',
    paragraphs: [
      `The plans for ${called(trip)} have changed, and you’re no longer invited. There is nothing you need to do.`,
    ],
    facts: [where(trip), when(trip)],
    closing: `If this comes as a surprise, have a word with ${oneLine(trip.organiser.name)}.`,
  });
}

/** For somebody who has yet to answer, or to say again that they are going. */
export function reminderMail(to: Addressee, href: string, trip: OrganisedTrip) {
  const organiser = oneLine(trip.organiser.name);
  const facts = [where(trip), when(trip)];
  const closing = 'This link is just for you.';
  if (to.attending) {
    return composeTripMail('invitations', to.email, `Are you still going? ${capital(called(trip))}`, {
      heading: 'Are you still going?',
      paragraphs: [`${capital(called(trip))} has changed since you said that you’re going.`],
      facts,
      action: { label: 'Say if you’re still going', href },
      closing,
    });
  }
  return composeTripMail('invitations', to.email, `Are you coming? ${organiser} would like to know`, {
    heading: 'Are you coming?',
    paragraphs: [`${organiser} has invited you to ${called(trip)} and is waiting for your answer.`],
    facts,
    action: { label: 'Answer the invitation', href },
    closing,
  });
}

export function coOrganiserMail(to: string, href: string, trip: OrganisedTrip, appointed: boolean) {
  const organiser = oneLine(trip.organiser.name);
  const subject = appointed
    ? `You’re a co-organiser of ${called(trip)}`
    : `You’re no longer a co-organiser of ${called(trip)}`;
  return composeTripMail('changes', to, subject, {
    heading: appointed ? 'You’re a co-organiser' : 'You’re no longer a co-organiser',
    paragraphs: [
      appointed
        ? `${organiser} has asked you to help with ${called(trip)}: you can invite and remind people, and change the name, the dates and the campsite.`
        : `${organiser} has changed who helps to organise ${called(trip)}. You’re still on the trip, and your answer stands.`,
    ],
    facts: [where(trip), when(trip)],
    action: { label: 'See the trip', href },
  });
}
