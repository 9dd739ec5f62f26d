import { aboutKm } from '@/lib/geometry';
import { countText } from '@/lib/text';
import { nightsOf } from '@/lib/trips/attendance/nights';
import { countsText, petCounts } from '@/lib/trips/headcount/headcount';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { shortName } from '@/lib/trips/households/household-name';
import type { Stage } from '@/lib/trips/moment';
import { stopWithName } from '@/lib/trips/stops/stop-words';
import { areSeveral } from '@/lib/trips/stops/stops';
import { stopsNamed } from '@/lib/trips/stops/told-stops';
import type { TripHead } from '@/lib/trips/trip-head';
import { tripName } from '@/lib/trips/trip-name';
import { shortDates, sitesText } from '@/lib/trips/undecided/when-and-where';
import { type HeadWords, momentText, openVote } from './head-words';

export interface ShownHead extends HeadWords {
  tripId: string;
  cover: string;
  stage: Stage;
  place: string;
  /** The line below the dates. */
  line: string;
  /** Who invites the reader; null once the reader has answered. */
  host: { name: string; tint: number | undefined } | null;
  /** "12 going" and "1 dog". */
  going: { people: string; pets: string };
  /** True when the reader's household is going and can change its answer. */
  changes: boolean;
}

interface Shown {
  stage: Stage;
  headcount: Pick<Headcount, 'total'>;
}

type Headed = Pick<
  TripHead,
  'trip' | 'stops' | 'here' | 'zone' | 'km' | 'cover' | 'role' | 'vote' | 'people' | 'tints'
>;

export function shownHead(page: Headed, { stage, headcount }: Shown, now: Date): ShownHead {
  const { trip, stops, here, km, cover, role, people, tints } = page;
  const several = areSeveral(stops);
  const open = openVote(page, now);
  const dates = shortDates(trip, open);
  const nights =
    trip.start_date === trip.end_date || trip.dates_open ? '' : countText(nightsOf(trip).length, 'night');
  const place = several ? stopsNamed(stops) : sitesText(trip.location_name, open);
  const going = {
    people: `${headcount.total.people} going`,
    pets: countsText(petCounts(headcount.total)),
  };
  const own = role === 'organiser';
  const organiser = organiserText(own ? null : shortName(trip.creator_name), stage);
  const lines: Record<Stage, (string | false | null | undefined)[]> = {
    invited: [place, km !== null && aboutKm(km)],
    planning: [organiser, several && place],
    packing: [organiser, [going.people, going.pets].filter(Boolean).join(', '), several && place],
    on: [organiser, several && stopWithName(here)],
    after: [organiser, several && place],
    declined: [organiser, place],
    off: [organiser, place],
  };
  const host = people.attendees.find(({ invitee }) => !invitee)?.household_id ?? '';
  return {
    name: tripName(trip),
    dates: stage === 'invited' && nights ? `${dates} · ${nights}` : dates,
    moment: momentText(page, stage, now),
    tripId: trip.id,
    cover,
    stage,
    place,
    line: lines[stage].filter(Boolean).join(' · '),
    host: stage === 'invited' ? { name: trip.creator_name, tint: tints[host] } : null,
    going,
    changes: !own && (stage === 'planning' || stage === 'packing' || stage === 'on'),
  };
}

/** Null for the reader. */
function organiserText(name: string | null, stage: Stage): string {
  if (stage === 'after') return `${name ?? 'You'} organised`;
  if (stage === 'off') return name ? `${name} was organising` : 'You were organising';
  return name ? `${name}’s organising` : 'You’re organising';
}
