import 'server-only';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import type { MailAction, MailFact } from '@/lib/server/mail/content';
import { capital } from '@/lib/text';
import { answers } from '@/lib/trips/invitations/links/link';
import { composeTripMail } from '@/lib/trips/mails/compose-trip-mail';
import {
  type Addressee,
  aboutSite,
  called,
  type Mailed,
  type OrganisedTrip,
  replyToOrganiser,
  siteName,
  type ToldTrip,
  when,
  where,
} from '@/lib/trips/mails/mail-facts';
import { namedInMail, ON_PAGE, personInMail } from '@/lib/trips/mails/spam-signs';
import { inTurn, stopCount } from '@/lib/trips/stops/stop-words';
import { tripName } from '@/lib/trips/trip-name';
import {
  hasOpenDates,
  hasOpenSite,
  type OpenVote,
  openStopText,
  undecided,
} from '@/lib/trips/undecided/when-and-where';
import { type Changes, stopsIn, type TripFacts, type WasOpen } from '../changes';

function callToAction({ attending, reconfirm, saidYes = false }: Addressee, href: string) {
  const asked = saidYes
    ? 'You said yes to this in the vote. Please say whether you’re going.'
    : attending === null
      ? 'You haven’t answered yet.'
      : reconfirm && 'You said that you’re going. Please say whether you still are.';
  return asked
    ? { words: [asked], action: bothAnswers(href, attending ? 'Still going' : 'Going') }
    : { words: [], action: { label: 'See the trip', href } };
}

const bothAnswers = (href: string, yes: string): [MailAction, MailAction] =>
  answers(href.includes('/invite/') ? href : `${href}/attendance`, yes);

interface Told {
  by: string[];
  before: ToldTrip & TripFacts & { wasOpen?: WasOpen };
  after: OrganisedTrip & TripFacts;
  changes: Changes;
  /** How the recipient's household rides; null when that hasn't changed. */
  ride: { before: string; after: string } | null;
  mapUrl: string | null;
  known: KnownSite | null;
}

const nameOf = ({ tripName: name, locationName, start, openVote }: ToldTrip) =>
  tripName({
    trip_name: name && (namedInMail(name) ?? 'something else'),
    location_name: siteName(locationName),
    start_date: start,
    ...undecided(openVote),
  });

/** "Now two stops: Bend, 2 nights, then Gorge, 1 night" */
const nowStops = (trip: TripFacts, vote: OpenVote | null): MailFact => {
  const stops = stopsIn(trip);
  const detail = openStopText(vote, siteName);
  return {
    label: `Now ${stopCount(stops.length)}`,
    value: inTurn(stops, siteName),
    ...(detail && { detail }),
  };
};

const stopsBefore = (trip: TripFacts): MailFact => ({
  label: 'Stops before',
  value: inTurn(stopsIn(trip), siteName),
});

const everyName = new Intl.ListFormat('en-AU');

export function tripChangedMail(to: Addressee, href: string, told: Told) {
  const { by, before, after, changes, ride, mapUrl, known } = told;
  const trip = called(before);
  const { openVote } = after;
  const newName = nameOf(after);
  const parts = changes.stops
    ? ['stops']
    : [
        changes.dates && `dates${hasOpenDates(openVote) ? ' on offer' : ''}`,
        changes.site && `campsite${hasOpenSite(openVote) ? ' on offer' : ''}`,
      ].filter((part) => part !== false);
  const what = parts.join(' and ');
  const { words, action } = callToAction(to, href);
  const name = changes.name
    ? [
        { label: 'New name', value: newName },
        { label: 'Name before', value: nameOf(before) },
      ]
    : [];
  const dates =
    changes.dates && !hasOpenDates(openVote)
      ? [when(after, 'New dates'), ...(before.wasOpen?.dates ? [] : [when(before, 'Dates before')])]
      : [when(after)];
  const newSite = { ...where(after, 'New campsite'), ...(mapUrl && { href: mapUrl }) };
  const site = changes.stops
    ? [
        nowStops(after, openVote),
        ...(before.wasOpen?.dates || before.wasOpen?.site ? [] : [stopsBefore(before)]),
      ]
    : changes.site && !hasOpenSite(openVote)
      ? [
          newSite,
          ...aboutSite(known, after),
          ...(before.wasOpen?.site ? [] : [where(before, 'Campsite before')]),
        ]
      : [where(after)];
  const seat = ride
    ? [
        { label: 'Your seat', value: namedInMail(ride.after) ?? ON_PAGE },
        { label: 'Seat before', value: namedInMail(ride.before) ?? ON_PAGE },
      ]
    : [];
  const seatsAlone = ride !== null && !what && !changes.name;
  const who = `${everyName.format(by.map(personInMail))} ${by.length > 1 ? 'have' : 'has'}`;
  const content = {
    paragraphs: [
      seatsAlone
        ? `Who rides with whom on ${trip} has changed.`
        : `${who} changed the ${what || 'name'} of ${trip}.`,
      ...words,
    ],
    facts: [...seat, ...name, ...dates, ...site],
    action,
    replyTo: replyToOrganiser(after, to),
  };
  if (seatsAlone)
    return composeTripMail('changes', to.email, `New seats for ${trip}`, {
      heading: 'Your seat',
      ...content,
    });
  return what
    ? composeTripMail('changes', to.email, `New ${what} for ${trip}`, { heading: `New ${what}`, ...content })
    : composeTripMail('changes', to.email, `${capital(trip)} is now called ${newName}`, {
        heading: 'A new name',
        ...content,
      });
}

/** `href` is the page where they can still read about the trip; null without one. */
export function tripCalledOffMail(to: Mailed, trip: OrganisedTrip, href: string | null) {
  const heading = `${capital(called(trip))} is off`;
  return composeTripMail('changes', to.email, heading, {
    heading,
    paragraphs: [
      `${personInMail(trip.organiser.name)} has called the trip off. There is nothing you need to do.`,
    ],
    facts: [where(trip), when(trip)],
    ...(href && { action: { label: 'See the trip', href } }),
    replyTo: replyToOrganiser(trip, to),
  });
}
