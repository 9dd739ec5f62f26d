import { saidWhere } from '@/components/campsites/site/said-where';
import { briefFacts } from '@/lib/campsites/facts/brief-facts';
import { campsiteHref, suggestionHref } from '@/lib/campsites/search/search-href';
import { clockText } from '@/lib/dates';
import { aboutKm } from '@/lib/geometry';
import { countWord } from '@/lib/text';
import { shortName } from '@/lib/trips/households/household-name';
import type { Stage } from '@/lib/trips/moment';
import { mapLink } from '@/lib/trips/site/map-link';
import { areSeveral } from '@/lib/trips/stops/stops';
import { apartText, stopDays } from '@/lib/trips/stops/told-stops';
import { knownAt } from '@/lib/trips/trip-facts';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { openAtStop, sitesText } from '@/lib/trips/undecided/when-and-where';
import { openVote } from '../head/head-words';
import type { Place } from './place-row';
import type { StopLine } from './stop-rows';

type Page = TripHead & OverviewData;

/** `town` is the nearest one; null when the site's position is unknown. */
export function shownPlace(page: Page, stage: Stage, town: string | null): Place {
  const { trip, location, guest, km, vote } = page;
  const { location: site, ai_suggestion } = location;
  const sitePage = sitePageOf(page);
  const outside = site.id ? mapLink(site) : site.campsite_url;
  const where = [
    ai_suggestion && saidWhere(ai_suggestion),
    town && `Near ${town}`,
    // Under the coordinates for a helper, the way from home only confuses.
    stage !== 'on' && km !== null && aboutKm(km),
    ai_suggestion && 'an AI’s suggestion, check it first',
  ];
  const parts = stage === 'invited' && !ai_suggestion ? knownOf(page) : where;
  return {
    name: trip.site_open ? sitesText(trip.location_name, vote) : site.name,
    meta: parts.filter(Boolean).join(' · '),
    booking:
      guest || stage !== 'packing' ? bookedBy(page, stage) : (checkedIn(page) ?? bookedBy(page, stage)),
    href: sitePage ?? outside,
    outside: sitePage === null && outside !== null,
  };
}

/** Null for a trip with one stop. */
export function shownStops(trip: Page, stage: Stage, now: Date): StopLine[] | null {
  const { stops, places, guest, km } = trip;
  if (!areSeveral(stops)) return null;
  const open = openVote(trip, now);
  return stops.map((stop, index) => {
    const place = places[index];
    const before = stops[index - 1];
    const page = place ? sitePageOf({ guest, ...place }) : null;
    const site = place?.location.location;
    const outside = site?.id ? mapLink(site) : (site?.campsite_url ?? null);
    const apart = before ? apartText(before, stop) : stage !== 'on' && km !== null ? aboutKm(km) : '';
    return {
      number: stop.number,
      name: stop.location_name,
      meta: [stopDays(stop), apart].filter(Boolean).join(' · '),
      href: page ?? outside,
      outside: page === null && outside !== null,
      open: openAtStop(open, stop),
    };
  });
}

/** Null for a guest, and when the reader can't open such a page. */
export function sitePageOf({
  guest,
  choosable,
  location: { location, ai_suggestion },
}: Pick<Page, 'guest' | 'choosable' | 'location'>): string | null {
  if (ai_suggestion) return guest ? null : suggestionHref(null, ai_suggestion.suggestion_id);
  return choosable && location.id ? campsiteHref(null, location.id) : null;
}

/** So many facts tell somebody who hasn't answered what the place is like. */
const MOST_FACTS = 3;

function knownOf({ location }: Page): string[] {
  const known = knownAt(location);
  if (!known) return [];
  const { there } = briefFacts(known);
  return there.slice(0, MOST_FACTS).map(({ text }) => text);
}

/** "Booked, in from 1 pm"; null when nothing is booked. */
function checkedIn({ bookings }: Page): string | null {
  const booked = bookings.filter(({ status }) => status === 'booked');
  if (booked.length === 0) return null;
  const [from] = booked.flatMap(({ check_in }) => check_in ?? []).sort();
  return from ? `Booked, in from ${clockText(from)}` : 'Booked';
}

/**
 * "Sam has booked two pitches", for members: what is open about the booking is among an organiser's
 * next things. Null where nothing is to be booked.
 */
function bookedBy({ bookings, people, trip, ownId, role }: Page, stage: Stage): string | null {
  if (role !== null || (stage !== 'planning' && stage !== 'packing')) return null;
  const booking = ['booked', 'asked', 'to book'].flatMap(
    (status) => bookings.find((each) => each.status === status) ?? [],
  )[0];
  if (!booking) return null;
  const { status, household_id, pitches } = booking;
  const own = household_id !== null && household_id === ownId;
  const household = people.attendees.find((each) => each.household_id === household_id);
  const who = own ? 'You' : shortName(household?.profile_name ?? trip.creator_name);
  const [has, is] = own ? ['You have', 'you’re'] : [`${who} has`, `${who}’s`];
  if (status === 'to book') return `Not booked yet, ${is} on it`;
  if (status === 'asked') return `${has} asked for a booking`;
  if (pitches.length === 0) return `${has} booked`;
  return `${has} booked ${pitches.length === 1 ? 'a pitch' : `${countWord(pitches.length)} pitches`}`;
}
