import 'server-only';
import { env } from '../server/env';
import { oneLine } from '../text';
import { composeTripMail } from '../trips/mails/compose-trip-mail';
import { siteName } from '../trips/mails/mail-facts';
import { namedInMail, personInMail } from '../trips/mails/spam-signs';

interface EndedTrip {
  trip: string;
  location: string;
  dates: string;
}

export function tripGoneMail(to: string, gone: EndedTrip & { organiser: string }) {
  const trip = namedInMail(gone.trip) ?? `The trip to ${siteName(gone.location)}`;
  return composeTripMail('changes', to, `${trip} is off`, {
    heading: `${trip} is off`,
    paragraphs: [`${personInMail(gone.organiser)} has left Campmates, and the trip with them.`],
    facts: [
      { label: 'Where', value: siteName(gone.location) },
      { label: 'When', value: gone.dates },
    ],
    action: { label: 'Plan it yourself', href: `${env().APP_URL}/createtrip` },
  });
}

export function leftMail(to: string, name: string, trips: EndedTrip[]) {
  const who = oneLine(name);
  return composeTripMail('changes', to, `${who} has left Campmates`, {
    heading: `${who} has left Campmates`,
    paragraphs: [
      trips.length > 1
        ? `Their account is deleted, so they’re off these ${trips.length} trips that you help to run.`
        : 'Their account is deleted, so they’re off a trip that you help to run.',
    ],
    facts: trips.map(({ trip, location, dates }) => ({
      label: oneLine(trip),
      value: `${oneLine(location)}, ${dates}`,
    })),
    action: { label: 'See your trips', href: env().APP_URL },
    closing: 'If you still hope they’ll come, have a word with them.',
  });
}
