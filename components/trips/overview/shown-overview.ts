import { type BriefFacts, briefFacts } from '@/lib/campsites/facts/brief-facts';
import { knownValue } from '@/lib/campsites/facts/known-facts';
import { campsiteHref, suggestionHref } from '@/lib/campsites/search/search-href';
import { toldByMail } from '@/lib/trips/attendance/told-by-mail';
import { dayIn, momentIn } from '@/lib/trips/before-you-go/clock';
import type { Meeting } from '@/lib/trips/before-you-go/meeting-point';
import type { TripWeather } from '@/lib/trips/before-you-go/trip-weather';
import type { SharedGear } from '@/lib/trips/gear/shared-gear';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { shortName } from '@/lib/trips/households/household-name';
import { momentOf } from '@/lib/trips/moment';
import { stageOfPage } from '@/lib/trips/next/reader';
import { ownTools } from '@/lib/trips/own-tools';
import type { Trip, TripLocation } from '@/lib/trips/schema';
import { knownAt } from '@/lib/trips/trip-facts';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { type PartLink, partsOf } from '../head/parts';
import { type ShownAnswer, shownAnswer } from '../head/shown-answer';
import { type ShownHead, shownHead } from '../head/shown-head';
import { type ShownMenu, shownMenu } from '../menu/shown-menu';
import { goingRows, type PersonRow } from '../people/person-rows';
import { type VoteCall, voteCall } from '../vote/vote-call';
import { type Faces, facesOf } from './faces';
import { type ForYou, forYou } from './for-you';
import { type ShownNights, shownNights } from './shown-nights';
import { type StillOpen, stillOpen } from './still-open';
import { type ToDo, toDoOf } from './to-do';

/**
 * All the data that a trip's overview shows, and nothing else, because every reader of the page
 * gets it. Values that depend on the current time are already computed.
 */
export interface ShownOverview {
  trip: Pick<
    Trip,
    'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date' | 'dates_open' | 'site_open'
  >;
  version: string;
  parts: PartLink[];
  head: ShownHead;
  vote: VoteCall | null;
  answer: ShownAnswer | null;
  /** True when the reader has to answer or to confirm the answer. */
  asked: boolean;
  /** The address of a reader who can invite people; null for other readers. */
  invites: string | null;
  closed: boolean;
  organiser: string;
  guest: boolean;
  /** The name of the reader's household; null when it isn't going. */
  reader: string | null;
  announcement: { author: string; text: string } | null;
  site: TripLocation['location'];
  suggestion: TripLocation['ai_suggestion'];
  /**
   * The path of the campsite's or the AI suggestion's page. Null for a guest, and when the reader
   * can't open such a page.
   */
  sitePage: string | null;
  /**
   * The known facts about the site, or what the AI says about it; null when only the name is known.
   */
  facts: BriefFacts | null;
  /** The distance from home in km; null when unknown. */
  km: number | null;
  /**
   * What people need to know just before and during a trip. `onNow` is true when the trip has
   * started.
   */
  out: {
    meeting: Meeting & Pick<Trip, 'uhf_channel'>;
    known: TripWeather;
    /** True when the site is known to have no phone reception. */
    noReception: boolean;
    edits: boolean;
    onNow: boolean;
  } | null;
  /**
   * The household's plan with a person at home; null when it has none, and when the household is
   * back.
   */
  homePlan: HomePlan | null;
  /** True when the page asks the viewer what they know about the site. */
  asks: boolean;
  toDo: ToDo | null;
  /** The tasks that the reader can finish; null for a reader who doesn't take part in the trip. */
  forYou: ForYou | null;
  stillOpen: StillOpen | null;
  /**
   * For a household that isn't coming: its latest notice, and whether it owes nothing. The page
   * then says how to come after all. Null for all others.
   */
  declined: { lastWords: string | null; owesNothing: boolean; over: boolean } | null;
  /** The number of people; null for a trip that was called off. */
  headcount: Pick<Headcount, 'total'> | null;
  faces: Faces;
  nights: ShownNights | null;
  gear: SharedGear[];
  /**
   * What an organiser's actions need; null for a reader who isn't an organiser, and when organisers
   * can't change the trip any more.
   */
  manage: { mailed: number } | null;
  menu: ShownMenu;
  showsNames: boolean;
  going: { rows: PersonRow[]; most: number; total: number };
}

interface HomePlan {
  name: string;
  text: string;
  refused: boolean;
  /** True from the household's last day on. */
  lastDay: boolean;
}

interface Seen {
  /** The address of the account; null for a guest. */
  email: string | null;
  now: Date;
  most: number;
}

export function shownOverview(page: TripHead & OverviewData, { email, now, most }: Seen): ShownOverview {
  const { trip, role, people, location, tripWeather } = page;
  const { id, trip_name, location_name, start_date, end_date, dates_open, site_open, ...rest } = trip;
  const { meeting_point, meeting_time, meeting_latitude, meeting_longitude, uhf_channel } = rest;
  const tools = ownTools(trip, role, now);
  const { closed, organises, main } = tools;
  const declined = trip.attending === false && role === null && !trip.called_off;
  const answer = shownAnswer(page, tools);
  const own = people.attendees.find(({ household_id }) => household_id === page.ownId);
  const headcount = trip.called_off ? null : headcountOf(people.attendees, trip, page.access, page.bookings);
  const stage = stageOfPage(page, now);
  const known = knownAt(location);
  const tellsOut = tripWeather !== null && !declined;
  // The page mentions only once that there is no reception: in the card "Before you go" if the page
  // has this card, otherwise in the facts about the site.
  const noReception = tellsOut && known !== null && knownValue(known, 'reception') === false;
  const mine = forYou(page, tools, page.costs, now);
  const rows = goingRows(people, { ownId: page.ownId, part: null, closed }, trip, now);
  return {
    trip: { id, trip_name, location_name, start_date, end_date, dates_open, site_open },
    version: page.version,
    parts: declined ? [] : partsOf(page, now),
    head: shownHead(page, { stage, zone: page.zone, km: page.km, headcount }, now),
    vote: closed ? null : voteCall(page.vote, { decides: organises !== null, now }),
    answer,
    asked: !closed && answer !== null && isAsked(answer),
    invites: main === 'invite' ? email : null,
    closed,
    organiser: trip.creator_name,
    guest: page.guest,
    reader: own ? shortName(own.profile_name) : null,
    announcement: page.announcement && { author: page.announcement.author, text: page.announcement.text },
    site: location.location,
    suggestion: location.ai_suggestion,
    sitePage: sitePageOf(page),
    facts: known && briefFacts(known, noReception ? ['reception'] : []),
    km: page.km,
    out: tellsOut
      ? {
          known: tripWeather,
          meeting: { meeting_point, meeting_time, meeting_latitude, meeting_longitude, uhf_channel },
          noReception,
          edits: organises !== null,
          onNow: momentOf(trip, now) === 'during',
        }
      : null,
    homePlan: homePlanOf(page, now),
    asks: page.asks,
    toDo: closed || declined ? null : toDoOf(page, tools, mine, now),
    forYou: trip.called_off || (declined && mine.rows.length === 0) ? null : mine,
    stillOpen: stillOpen(page, now),
    declined: declined
      ? { lastWords: page.lastWords, owesNothing: mine.rows.length === 0, over: closed }
      : null,
    headcount: headcount && { total: headcount.total },
    faces: facesOf(people),
    nights:
      headcount &&
      shownNights({
        nights: headcount.nights,
        people: headcount.total.people,
        going: people.attendees,
        trip,
        over: closed,
      }),
    gear: declined ? [] : page.sharedGear,
    manage: organises && { mailed: toldByMail(people, role === 'organiser') },
    showsNames: page.showsNames,
    menu: shownMenu(page, page.costs?.balances.find((each) => each.own)?.cents ?? 0, now),
    going: { rows: rows.slice(0, most), most, total: rows.length },
  };
}

function homePlanOf({ homePlan, zone }: TripHead & OverviewData, now: Date): HomePlan | null {
  if (!homePlan || homePlan.back_said) return null;
  const there = zone ?? 'Australia/Sydney';
  const [name, backAt] = [shortName(homePlan.name), new Date(homePlan.back_at)];
  return {
    name,
    text: homePlan.refused
      ? `${name} hasn’t got your plan.`
      : `${name} ${homePlan.sent ? 'has' : 'gets'} your plan: back by ${momentIn(there, backAt)}`,
    refused: homePlan.refused,
    lastDay: dayIn(there, backAt) <= dayIn(there, now),
  };
}

function sitePageOf({ guest, choosable, location: { location, ai_suggestion } }: TripHead & OverviewData) {
  if (ai_suggestion) return guest ? null : suggestionHref(null, ai_suggestion.suggestion_id);
  return choosable && location.id ? campsiteHref(null, location.id) : null;
}

const isAsked = (answer: ShownAnswer) =>
  answer.kind === 'again' ||
  answer.kind === 'said yes' ||
  (answer.kind === 'answer' && answer.attending === null);
