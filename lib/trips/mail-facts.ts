import 'server-only';
import { factsLine } from '../campsites/brief-facts';
import type { KnownSite } from '../campsites/known-facts';
import { coverPath } from '../cover-art/seed';
import { type Day, formatDateRange } from '../dates';
import { env } from '../server/env';
import type { MailFact } from '../server/mail/content';
import { oneLine } from '../text';
import { baitIn, namedInMail, personInMail } from './bait';
import { askedOfSite } from './fit/asked';

/** A trip as these mails tell of it. */
export interface ToldTrip {
  tripName: string | null;
  locationName: string;
  start: Day;
  end: Day;
}

export type OrganisedTrip = ToldTrip & { organiser: { name: string; user: { email: string } } };

/** The campsite's name; many of these mails go to people who have never answered, so a link in it isn't passed on. */
export const siteName = (locationName: string) => namedInMail(locationName) ?? 'a campsite';

/** "Easter at Bendeela", "the trip to Bendeela". A name that holds a link gives way to the second. */
export const called = ({ tripName, locationName }: ToldTrip) =>
  (tripName && namedInMail(tripName)) ?? `the trip to ${siteName(locationName)}`;

export const where = (trip: ToldTrip, label = 'Where'): MailFact => ({
  label,
  value: siteName(trip.locationName),
});

export const when = (trip: ToldTrip, label = 'When'): MailFact => ({
  label,
  value: formatDateRange(trip.start, trip.end),
});

/** What is known of its site, in one line; nothing where that is nothing. */
export function aboutSite(known: KnownSite | null): MailFact[] {
  const line = known && oneLine(factsLine(known));
  if (!line) return [];
  return [
    {
      label: 'The site',
      value: line,
      ...(known.ai && { detail: 'As suggested by AI, check before you go' }),
    },
  ];
}

/** What organisers were told who asked at the site. */
export const askedAtSite = (findings: Parameters<typeof askedOfSite>[0]): MailFact[] =>
  askedOfSite(findings.filter(({ why }) => !why || !baitIn(why))).map(({ said, by }) => ({
    label: 'Asked',
    value: oneLine(said),
    detail: oneLine(by),
  }));

/** The recipient of a mail about a trip. */
export interface Mailed {
  email: string;
  /** True when the organiser has invited this address themselves, and so has told it their own. */
  knowsOrganiser: boolean;
}

/** The recipient of a mail about a change or a reminder, and their answer to the trip. */
export interface Addressee extends Mailed {
  attending: boolean | null;
  reconfirm: boolean;
  /** True when they voted yes to the option that was decided on and have yet to answer. */
  saidYes?: boolean;
}

export const replyTo = ({ name, email }: { name: string; email: string }) => ({
  name: personInMail(name),
  email,
});

/** Replies go to the organiser only from people whom the organiser has invited: other mails don't tell the address. */
export const replyToOrganiser = (
  { organiser: { name, user } }: OrganisedTrip,
  { knowsOrganiser }: Pick<Mailed, 'knowsOrganiser'>,
) => (knowsOrganiser ? replyTo({ name, email: user.email }) : undefined);

/** The cover of a trip's site at the top of a mail. */
export const coverPicture = (seed: string) => ({
  url: `${env().APP_URL}${coverPath(seed, 'mail.png')}`,
  darkUrl: `${env().APP_URL}${coverPath(seed, 'mail-dark.png')}`,
});
