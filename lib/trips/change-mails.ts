import 'server-only';
import { type Day, formatDateRange } from '../dates';
import type { MailContent } from '../server/mail/layout';
import { composeMail } from '../server/mail/layout';
import { oneLine } from '../server/mail/one-line';

/** A trip as these mails tell of it. */
interface ToldTrip {
  tripName: string | null;
  locationName: string;
  start: Day;
  end: Day;
}

type OrganisedTrip = ToldTrip & { organiser: { name: string } };

/** "Easter at Bendeela", "the trip to Bendeela". */
const called = ({ tripName, locationName }: ToldTrip) => oneLine(tripName ?? `the trip to ${locationName}`);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Fact = NonNullable<MailContent['facts']>[number];

const where = (trip: ToldTrip, label = 'Where'): Fact => ({ label, value: oneLine(trip.locationName) });
const when = (trip: ToldTrip, label = 'When'): Fact => ({
  label,
  value: formatDateRange(trip.start, trip.end),
});

/** How somebody whom a change concerns stands to the trip. */
interface Standing {
  email: string;
  attending: boolean | null;
  reconfirm: boolean;
}

function asked({ attending, reconfirm }: Standing, href: string) {
  if (attending === null) {
    return { words: ['You haven’t answered yet.'], action: { label: 'Answer the invitation', href } };
  }
  if (reconfirm) {
    const words = ['You said that you’re going. Please say whether you still are.'];
    return { words, action: { label: 'Say if you’re still going', href } };
  }
  return { words: [], action: { label: 'See the trip', href } };
}

interface Told {
  /** Who has changed it. */
  by: string[];
  before: ToldTrip;
  after: ToldTrip;
  changes: { name: boolean; dates: boolean; site: boolean };
  /** Where a map shows the new site; null where its position is unknown. */
  mapUrl: string | null;
}

const everyName = new Intl.ListFormat('en-AU');

/** What has changed about a trip, old and new. */
export function tripChangedMail(to: Standing, href: string, { by, before, after, changes, mapUrl }: Told) {
  const trip = called(before);
  const newName = oneLine(after.tripName ?? 'Unnamed Trip');
  const parts = [changes.dates && 'dates', changes.site && 'campsite'].filter((part) => part !== false);
  const what = parts.join(' and ');
  const { words, action } = asked(to, href);
  const name = changes.name
    ? [
        { label: 'New name', value: newName },
        { label: 'Name before', value: oneLine(before.tripName ?? 'Unnamed Trip') },
      ]
    : [];
  const dates = changes.dates ? [when(after, 'New dates'), when(before, 'Dates before')] : [when(after)];
  const newSite = { ...where(after, 'New campsite'), ...(mapUrl && { href: mapUrl }) };
  const site = changes.site ? [newSite, where(before, 'Campsite before')] : [where(after)];
  const told = {
    paragraphs: [
      `${everyName.format(by.map(oneLine))} ${by.length > 1 ? 'have' : 'has'} changed the ${what || 'name'} of ${trip}.`,
      ...words,
    ],
    facts: [...name, ...dates, ...site],
    action,
  };
  return what
    ? composeMail(to.email, `New ${what} for ${trip}`, { heading: `New ${what}`, ...told })
    : composeMail(to.email, `${capital(trip)} is now called ${newName}`, { heading: 'A new name', ...told });
}

/** For those who were going or had yet to answer; `href` where they can still read of it. */
export function tripCalledOffMail(to: string, trip: OrganisedTrip, href: string | null) {
  const heading = `${capital(called(trip))} is off`;
  return composeMail(to, heading, {
    heading,
    paragraphs: [`${oneLine(trip.organiser.name)} has called the trip off. There is nothing you need to do.`],
    facts: [where(trip), when(trip)],
    ...(href && { action: { label: 'See the trip', href } }),
  });
}

export function uninvitedMail(to: string, trip: OrganisedTrip) {
  return composeMail(to, `A change of plans for ${called(trip)}`, {
    heading: 'A change of plans',
    paragraphs: [
      `The plans for ${called(trip)} have changed, and you’re no longer invited. There is nothing you need to do.`,
    ],
    facts: [where(trip), when(trip)],
    closing: `If this comes as a surprise, have a word with ${oneLine(trip.organiser.name)}.`,
  });
}

/** For somebody who has yet to answer, or to say again that they are going. */
export function reminderMail(to: Standing, href: string, trip: OrganisedTrip) {
  const organiser = oneLine(trip.organiser.name);
  const facts = [where(trip), when(trip)];
  const closing = 'This link is just for you.';
  if (to.attending) {
    return composeMail(to.email, `Are you still going? ${capital(called(trip))}`, {
      heading: 'Are you still going?',
      paragraphs: [`${capital(called(trip))} has changed since you said that you’re going.`],
      facts,
      action: { label: 'Say if you’re still going', href },
      closing,
    });
  }
  return composeMail(to.email, `Are you coming? ${organiser} would like to know`, {
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
  return composeMail(to, subject, {
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
