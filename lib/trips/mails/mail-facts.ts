import 'server-only';
import { briefFacts, factsLine } from '@/lib/campsites/facts/brief-facts';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import { coverPath } from '@/lib/cover-art/seed';
import type { Day } from '@/lib/dates';
import { env } from '@/lib/server/env';
import type { MailFact } from '@/lib/server/mail/content';
import { oneLine } from '@/lib/text';
import { type OpenVote, type Told, whenOf, whereOf } from '../undecided/when-and-where';
import { namedInMail, personInMail } from './spam-signs';

/** The names by which mails mention a trip. */
export interface NamedTrip {
  tripName: string | null;
  locationName: string;
}

/** Fields of a trip that mails mention. */
export interface ToldTrip extends NamedTrip {
  start: Day;
  end: Day;
  /** The trip's open vote, because then its dates or its campsite are undecided; null without one. */
  openVote: OpenVote | null;
}

interface Organised {
  organiser: { name: string; user: { email: string } };
}

export type OrganisedTrip = ToldTrip & Organised;

/**
 * Returns the campsite's name for a mail; "a campsite" when the name has signs of spam, because many of
 * these mails go to people who have never answered.
 */
export const siteName = (locationName: string) => namedInMail(locationName) ?? 'a campsite';

/**
 * Returns the trip's name for a mail, such as "Easter at Bendeela"; "the trip to Bendeela" without a
 * name or when the name has signs of spam.
 */
export const called = ({ tripName, locationName }: NamedTrip) =>
  (tripName && namedInMail(tripName)) ?? `the trip to ${siteName(locationName)}`;

export const where = (trip: ToldTrip, label = 'Where'): MailFact =>
  toFact(label, whereOf(trip.locationName, trip.openVote, siteName));

export const when = (trip: ToldTrip, label = 'When'): MailFact =>
  toFact(label, whenOf({ start_date: trip.start, end_date: trip.end }, trip.openVote));

const toFact = (label: string, { text, until }: Told): MailFact => ({
  label,
  value: text,
  ...(until && { detail: until }),
});

/** Returns a mail's line with what is known about a site; empty when nothing is known. */
export function aboutSite(known: KnownSite | null): MailFact[] {
  const line = known && oneLine(factsLine(known));
  if (!line) return [];
  const detail = known.ai
    ? 'As suggested by AI, check before you go'
    : `Source: ${briefFacts(known).sources.join('; ')}`;
  return [{ label: 'The site', value: line, detail }];
}

/** Recipient of a mail about a trip. */
export interface Mailed {
  email: string;
  /**
   * True when the organiser has invited this address. Then the mail may contain the organiser's
   * address.
   */
  knowsOrganiser: boolean;
}

/** Recipient of a mail about a change or of a reminder, with their answer to the trip. */
export interface Addressee extends Mailed {
  attending: boolean | null;
  reconfirm: boolean;
  /** True when the person voted yes to the chosen option and has not answered since. */
  saidYes?: boolean;
}

export const replyTo = ({ name, email }: { name: string; email: string }) => ({
  name: personInMail(name),
  email,
});

/**
 * Returns the organiser's name and address for replies, but only in mails to people whom the
 * organiser has invited. Other mails don't reveal the organiser's address.
 */
export const replyToOrganiser = (
  { organiser: { name, user } }: Organised,
  { knowsOrganiser }: Pick<Mailed, 'knowsOrganiser'>,
) => (knowsOrganiser ? replyTo({ name, email: user.email }) : undefined);

/** Returns the URLs of a trip's cover picture, which stands at the top of a mail. */
export const coverPicture = (seed: string) => ({
  url: `${env().APP_URL}${coverPath(seed, 'mail.png')}`,
  darkUrl: `${env().APP_URL}${coverPath(seed, 'mail-dark.png')}`,
});
