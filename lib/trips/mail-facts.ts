import 'server-only';
import { coverPath } from '../cover-art/seed';
import { type Day, formatDateRange } from '../dates';
import { env } from '../server/env';
import type { MailFact } from '../server/mail/content';
import { oneLine } from '../text';

/** A trip as these mails tell of it. */
export interface ToldTrip {
  tripName: string | null;
  locationName: string;
  start: Day;
  end: Day;
}

export type OrganisedTrip = ToldTrip & { organiser: { name: string; user: { email: string } } };

/** "Easter at Bendeela", "the trip to Bendeela". */
export const called = ({ tripName, locationName }: ToldTrip) =>
  oneLine(tripName ?? `the trip to ${locationName}`);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const where = (trip: ToldTrip, label = 'Where'): MailFact => ({
  label,
  value: oneLine(trip.locationName),
});

export const when = (trip: ToldTrip, label = 'When'): MailFact => ({
  label,
  value: formatDateRange(trip.start, trip.end),
});

/** How somebody whom a change concerns stands to the trip. */
export interface Addressee {
  email: string;
  attending: boolean | null;
  reconfirm: boolean;
  /** Whether they said yes to it in a vote, and have yet to answer. */
  saidYes?: boolean;
}

/** Who reads a reply: the organiser, whose act the mail is. */
export const replyTo = ({ name, email }: { name: string; email: string }) => ({ name: oneLine(name), email });

/** The same; nothing in a mail to the organiser. */
export const replyToOrganiser = ({ organiser: { name, user } }: OrganisedTrip, to: string) =>
  user.email.toLowerCase() === to.toLowerCase() ? undefined : replyTo({ name, email: user.email });

/** The cover of a trip's site at the top of a mail. */
export const coverPicture = (seed: string) => ({
  url: `${env().APP_URL}${coverPath(seed, 'mail.png')}`,
  darkUrl: `${env().APP_URL}${coverPath(seed, 'mail-dark.png')}`,
});
