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

/** Somebody whom a mail about a trip goes to. */
export interface Mailed {
  email: string;
  /** Whether the organiser has invited this very address, which so has theirs. */
  knowsOrganiser: boolean;
}

/** How somebody whom a change concerns stands to the trip. */
export interface Addressee extends Mailed {
  attending: boolean | null;
  reconfirm: boolean;
  /** Whether they said yes to it in a vote, and have yet to answer. */
  saidYes?: boolean;
}

export const replyTo = ({ name, email }: { name: string; email: string }) => ({ name: oneLine(name), email });

/** The organiser reads the replies of those whom they have invited by mail; nobody else is told their address. */
export const replyToOrganiser = (
  { organiser: { name, user } }: OrganisedTrip,
  { knowsOrganiser }: Pick<Mailed, 'knowsOrganiser'>,
) => (knowsOrganiser ? replyTo({ name, email: user.email }) : undefined);

/** The cover of a trip's site at the top of a mail. */
export const coverPicture = (seed: string) => ({
  url: `${env().APP_URL}${coverPath(seed, 'mail.png')}`,
  darkUrl: `${env().APP_URL}${coverPath(seed, 'mail-dark.png')}`,
});
