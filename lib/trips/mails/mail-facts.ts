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

export interface NamedTrip {
  tripName: string | null;
  locationName: string;
}

export interface ToldTrip extends NamedTrip {
  start: Day;
  end: Day;
  openVote: OpenVote | null;
}

interface Organised {
  organiser: { name: string; user: { email: string } };
}

export type OrganisedTrip = ToldTrip & Organised;

/** Replaces a name like spam, because many of these mails go to people who never answered. */
export const siteName = (locationName: string) => namedInMail(locationName) ?? 'a campsite';

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

export function aboutSite(known: KnownSite | null): MailFact[] {
  const line = known && oneLine(factsLine(known));
  if (!line) return [];
  const detail = known.ai
    ? 'As suggested by AI, check before you go'
    : `Source: ${briefFacts(known).sources.join('; ')}`;
  return [{ label: 'The site', value: line, detail }];
}

export interface Mailed {
  email: string;
  /** The mail may contain the organiser's address only if the organiser invited this one. */
  knowsOrganiser: boolean;
}

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

/** Only people whom the organiser has invited may see the organiser's address. */
export const replyToOrganiser = (
  { organiser: { name, user } }: Organised,
  { knowsOrganiser }: Pick<Mailed, 'knowsOrganiser'>,
) => (knowsOrganiser ? replyTo({ name, email: user.email }) : undefined);

export const coverPicture = (seed: string) => ({
  url: `${env().APP_URL}${coverPath(seed, 'mail.png')}`,
  darkUrl: `${env().APP_URL}${coverPath(seed, 'mail-dark.png')}`,
});
