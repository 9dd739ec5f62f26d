import 'server-only';
import { briefFacts, factsLine } from '@/lib/campsites/facts/brief-facts';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import { coverPath } from '@/lib/cover-art/seed';
import type { Day } from '@/lib/dates';
import { env } from '@/lib/server/env';
import type { MailFact } from '@/lib/server/mail/content';
import { oneLine } from '@/lib/text';
import { areSeveral, withDays } from '../stops/stops';
import { stopsBrief, stopsDated, stopsNamed } from '../stops/told-stops';
import type { ToldStop } from '../stops/told-stops-column';
import {
  hasOpenDates,
  type OpenVote,
  openStopText,
  type Told,
  whenOf,
  whereOf,
} from '../undecided/when-and-where';
import { namedInMail, personInMail } from './spam-signs';

export interface NamedTrip {
  tripName: string | null;
  locationName: string;
}

export interface ToldTrip extends NamedTrip {
  start: Day;
  end: Day;
  openVote: OpenVote | null;
  /** None, or one alone, for a trip with one stop. */
  stops?: readonly ToldStop[] | null;
}

interface Organised {
  organiser: { name: string; user: { email: string } };
}

export type OrganisedTrip = ToldTrip & Organised;

/** Replaces a name like spam, because many of these mails go to people who never answered. */
export const siteName = (locationName: string) => namedInMail(locationName) ?? 'a campsite';

export const called = ({ tripName, locationName }: NamedTrip) =>
  (tripName && namedInMail(tripName)) ?? `the trip to ${siteName(locationName)}`;

export function where(trip: ToldTrip, label = 'Where'): MailFact {
  if (!areSeveral(trip.stops)) return toFact(label, whereOf(trip.locationName, trip.openVote, siteName));
  const stops = withDays(trip.start, trip.stops).map((stop) => ({
    ...stop,
    location_name: stop.locationName,
  }));
  const detail = hasOpenDates(trip.openVote) ? stopsNamed(stops, siteName) : stopsDated(stops, siteName);
  const open = openStopText(trip.openVote, siteName);
  return {
    label,
    value: stopsBrief(stops, siteName),
    detail: [detail, open].filter((part) => part !== null).join('. '),
  };
}

export const when = (trip: ToldTrip, label = 'When'): MailFact =>
  toFact(label, whenOf({ start_date: trip.start, end_date: trip.end }, trip.openVote));

const toFact = (label: string, { text, until }: Told): MailFact => ({
  label,
  value: text,
  ...(until && { detail: until }),
});

export function aboutSite(known: KnownSite | null, trip: Pick<ToldTrip, 'stops'>): MailFact[] {
  const line = known && oneLine(factsLine(known));
  if (!line) return [];
  const detail = known.ai
    ? 'As suggested by AI, check before you go'
    : `Source: ${briefFacts(known).sources.join('; ')}`;
  return [{ label: areSeveral(trip.stops) ? 'The first stop' : 'The site', value: line, detail }];
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
