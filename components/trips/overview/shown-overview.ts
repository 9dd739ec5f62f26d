import { knownValue } from '@/lib/campsites/facts/known-facts';
import { lowTideText, predictedFor, type ShownTides } from '@/lib/campsites/tides/shown-tides';
import { addDays, clockText, type Day, formatWeekday } from '@/lib/dates';
import { dayIn, momentIn, timeIn, USUAL_ZONE } from '@/lib/places/clock';
import { capital, peopleText } from '@/lib/text';
import type { Choices } from '@/lib/trips/attendance/get-choices';
import { toldByMail } from '@/lib/trips/attendance/told-by-mail';
import { planBLine, planBTitle } from '@/lib/trips/backups/plan-b-words';
import type { ShownBackup } from '@/lib/trips/backups/shown-backup';
import { meetingStop } from '@/lib/trips/before-you-go/meeting-point';
import { sunOf, type TripWeather } from '@/lib/trips/before-you-go/trip-weather';
import { convoyFor } from '@/lib/trips/cars/car-groups';
import { rideLine } from '@/lib/trips/cars/own-ride';
import { nextYear } from '@/lib/trips/copy/next-year';
import { daysOf } from '@/lib/trips/date-rules';
import type { Days } from '@/lib/trips/days/schema';
import { toDays } from '@/lib/trips/days/to-days';
import type { Countable } from '@/lib/trips/estimate/count-estimate';
import { countableOf } from '@/lib/trips/estimate/estimate-of';
import type { Finding } from '@/lib/trips/fit/finding';
import { choiceFit, offersOf } from '@/lib/trips/fit/fit-of';
import { countsText, headcountOf, petCounts } from '@/lib/trips/headcount/headcount';
import { shortName } from '@/lib/trips/households/household-name';
import { openMeals } from '@/lib/trips/meals/grid';
import { type Stage, siteDay } from '@/lib/trips/moment';
import { votersOf } from '@/lib/trips/next/answers';
import { nextThings } from '@/lib/trips/next/next-things';
import { stageOfPage } from '@/lib/trips/next/reader';
import type { NextThing } from '@/lib/trips/next/thing';
import { ownTools } from '@/lib/trips/own-tools';
import { recapOf } from '@/lib/trips/recap/recap-of';
import type { Trip, TripDates } from '@/lib/trips/schema';
import { areSeveral, stopOrFirst } from '@/lib/trips/stops/stops';
import { knownAt } from '@/lib/trips/trip-facts';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { isPastClosing } from '@/lib/trips/undecided/site-time-zone';
import { hasOpenSiteAt } from '@/lib/trips/undecided/when-and-where';
import { votedText } from '@/lib/trips/vote/tally';
import { type Faces, facesOf } from '../head/faces';
import { type PartLink, partsOf } from '../head/parts';
import { type ShownHead, shownHead } from '../head/shown-head';
import { type ShownMenu, shownMenu } from '../menu/shown-menu';
import { shownPlane } from '../next/shown-plane';
import type { ShownPlane } from '../next/trip-plane';
import { recapNumbers } from '../recap/recap-numbers';
import { dayStops } from '../stops/day-stop';
import { closingText } from '../vote/closing-text';
import { type DayLines, invitedDay, type ShownDay, shownDay } from './day-lines';
import { daysTold } from './days-told';
import type { NewestMessage } from './from-others';
import type { HomePlan } from './home-plan-row';
import { type Absent, absentOf, type HouseholdRow, householdRows } from './household-rows';
import type { Went } from './how-it-went';
import type { Place } from './place-row';
import type { PlanBRow } from './plan-b-rows';
import { type Line, shownLine } from './shown-line';
import { shownPlace, shownStops, sitePageOf } from './shown-place';
import type { StopLine } from './stop-rows';
import { type TodayLine, todayLines } from './today-lines';

type Page = TripHead & OverviewData;

/**
 * All the data that a trip's overview shows, and nothing else, because every reader of the page
 * gets it. Values that depend on the current time are already computed. What a stage doesn't show
 * is null.
 */
export interface ShownOverview {
  trip: Pick<
    Trip,
    | 'id'
    | 'trip_name'
    | 'location_name'
    | 'start_date'
    | 'end_date'
    | 'dates_open'
    | 'site_open'
    | 'meeting_point'
    | 'meeting_time'
    | 'meeting_latitude'
    | 'meeting_longitude'
    | 'uhf_channel'
  >;
  version: string;
  stage: Stage;
  parts: PartLink[];
  head: ShownHead;
  plane: ShownPlane;
  menu: ShownMenu;
  faces: Faces;
  guest: boolean;
  organiser: string;
  /** The address of a reader who can invite people; null for other readers. */
  invites: string | null;
  /** True when invitations say who is going. */
  showsNames: boolean;
  /** For a reader who can change the trip: how many people get a mail about new dates. */
  manage: { mailed: number } | null;
  sitePage: string | null;
  place: Place;
  /** In place of `place` on a trip with several stops. */
  stops?: StopLine[];
  /** Where the trip goes if its campsite is closed. */
  planB: PlanBRow[];
  /** The site's position; null when unknown. */
  spot: { latitude: number; longitude: number } | null;
  announcement: { author: string; text: string; at: string } | null;
  note: { text: string; by: string } | null;
  /** About what the trip costs the reader's household, before the answer. */
  cost: Countable | null;
  /** What the campsite means for an account that hasn't answered, problems first. */
  fit: Pick<Finding, 'rule' | 'level' | 'text' | 'why' | 'remedy'>[];
  days: ShownDay[] | null;
  /** While a vote on the dates is open, whose choices stand in the head. */
  openDates: { voted: string; closing: string } | null;
  /** "12 people, 1 dog" */
  count: string;
  households: HouseholdRow[];
  absent: Absent | null;
  morning: { convoy: string | null; ride: string | null; days: number; stop?: string; edits: boolean } | null;
  upThere: TripWeather | null;
  tide: { title: string; meta: string } | null;
  /** Null where no list is read, and in the other stages. */
  conditions: Line | null;
  noReception: boolean;
  /** Undefined for a reader who can't leave a plan. */
  homePlan: HomePlan | null | undefined;
  today: { day: Day; lines: TodayLine[] } | null;
  message: NewestMessage | null;
  went: Went | null;
  /** The dates of the same weekend next year. */
  again: TripDates | null;
  lastWords: string | null;
}

interface Seen {
  /** The address of the account; null for a guest. */
  email: string | null;
  /** The town nearest to the site; null when the site's position is unknown. */
  town: string | null;
  /** Null for a guest, and once the household has answered. */
  choices: Choices | null;
  /** Of the trip's days that aren't over, while people pack and are there; null away from the coast. */
  tides: ShownTides | null;
  backups: readonly ShownBackup[];
  /** False on a server without cards for an emergency. */
  cards: boolean;
  now: Date;
}

export function shownOverview(
  page: Page,
  { email, town, choices, tides, backups, cards, now }: Seen,
): ShownOverview {
  const { trip, role, people, ownId, location } = page;
  const { closed, organises, answers } = ownTools(page, now);
  const stage = stageOfPage(page, now);
  const things = nextThings(page, now);
  const headcount = headcountOf(people.attendees, trip, page.access, page.bookings);
  const known = knownAt(location);
  const days = page.camp && toDays(trip, people.attendees, { ...page.camp, bans: page.bans });
  const sitePage = sitePageOf(page);
  const stops = shownStops(page, stage, now);
  const hidesNames = stage === 'invited' && !page.showsNames;
  const readers = { people, tints: page.tints, plan: page.plan, trip, ownId, runs: role !== null, stage };
  return {
    trip: tripOf(trip),
    version: page.version,
    stage,
    parts: partsOf(page, stage, things),
    head: shownHead(page, { stage, headcount }, now),
    plane: shownPlane({ page, stage, things, sitePage, now }),
    menu: shownMenu(page, { balance: page.costs?.balances.find((each) => each.own)?.cents ?? 0, cards, now }),
    faces: hidesNames ? { faces: [], going: 0 } : facesOf(page),
    guest: page.guest,
    organiser: shortName(trip.creator_name),
    invites: organises && trip.attending && answers !== 'again' ? email : null,
    showsNames: page.showsNames,
    manage: organises && { mailed: toldByMail(people, role === 'organiser') },
    sitePage,
    place: shownPlace(page, stage, town),
    ...(stops && { stops }),
    planB: closed
      ? []
      : backups
          .filter(({ stop_id }) => !hasOpenSiteAt(page.vote, stopOrFirst(page.stops, stop_id).number))
          .map((backup) => planBOf(page, backup, hidesNames, now)),
    spot: page.spot,
    announcement: stage === 'planning' ? page.announcement : null,
    note: stage === 'invited' ? page.note : null,
    cost:
      stage === 'invited' ? countableOf({ ...trip, attendees: people.attendees, ownId }, page.money) : null,
    fit: stage === 'invited' && choices ? fitOf(page, choices) : [],
    days: days && !trip.dates_open ? daysShown(page, { stage, days, hidesNames, now }) : null,
    openDates:
      trip.dates_open && !closed && stage !== 'declined' ? openDatesOf(page, { stage, things, now }) : null,
    count: countOf(stage, headcount.total),
    households: hidesNames ? [] : householdRows(readers),
    absent: absentOf(readers),
    morning: stage === 'packing' ? morningOf(page, organises !== null) : null,
    upThere: stage === 'packing' ? page.tripWeather : null,
    tide: stage === 'packing' ? firstTideOf(tides) : null,
    conditions: stage === 'packing' || stage === 'on' ? shownLine(page.conditions) : null,
    noReception: known !== null && knownValue(known, 'reception') === false,
    homePlan: homePlanOf(page),
    today: days && stage === 'on' ? todayOf(page, { days, things, tides, now }) : null,
    message: stage === 'on' || stage === 'off' ? messageOf(page, now) : null,
    went: days && stage === 'after' ? wentOf(page, days, now) : null,
    again: stage === 'after' && !page.guest ? nextYear(trip, now) : null,
    lastWords: page.lastWords,
  };
}

/** Whose cars can't get there names people. */
const planBOf = (
  { role, trip, zone, stops }: Page,
  backup: ShownBackup,
  hidesNames: boolean,
  now: Date,
): PlanBRow => ({
  id: backup.id,
  title: planBTitle(
    [backup.location_name],
    areSeveral(stops) ? (stops.find(({ id }) => id === backup.stop_id) ?? null) : null,
  ),
  text: planBLine(
    hidesNames ? { ...backup, cars: null, fit: [] } : backup,
    role === 'organiser' ? null : shortName(trip.creator_name),
    siteDay({ zone }, now),
  ),
});

const tripOf = ({
  id,
  trip_name,
  location_name,
  start_date,
  end_date,
  dates_open,
  site_open,
  meeting_point,
  meeting_time,
  meeting_latitude,
  meeting_longitude,
  uhf_channel,
}: Trip): ShownOverview['trip'] => ({
  id,
  trip_name,
  location_name,
  start_date,
  end_date,
  dates_open,
  site_open,
  meeting_point,
  meeting_time,
  meeting_latitude,
  meeting_longitude,
  uhf_channel,
});

const MOST_FIT = 2;

/** With what the household would bring by default. */
function fitOf(page: Page, { crew, rides, first }: Choices): ShownOverview['fit'] {
  const { trip, fit, access, people, plan, seating, showsNames } = page;
  if (trip.site_open) return [];
  const household = {
    household_id: 'own',
    profile_name: 'You',
    crew: crew.filter(({ id }) => first.crew.includes(id)),
    vehicles: rides.filter(({ id }) => first.rides.includes(id)),
  };
  const offers = offersOf(access, showsNames ? people.attendees : [], { plan, tows: seating.tows });
  return choiceFit({ ...fit, household, offers })
    .slice(0, MOST_FIT)
    .map(({ rule, level, text, why, remedy }) => ({ rule, level, text, why, remedy }));
}

interface Told {
  stage: Stage;
  days: Days;
  /** True for a reader to whom invitations don't say who is going. */
  hidesNames: boolean;
  now: Date;
}

function daysShown(page: Page, { stage, days, hidesNames, now }: Told): ShownDay[] | null {
  if (stage !== 'invited' && stage !== 'planning') return null;
  const { trip, people, cooked, ownId } = page;
  const households = hidesNames ? [] : people.attendees;
  const open =
    stage === 'planning' ? openMeals(people.attendees, trip, cooked, now, page.zone ?? USUAL_ZONE) : [];
  const inLines: DayLines = stage === 'planning' ? shownDay : invitedDay;
  return withStops(
    page,
    days.days.map((day) => inLines(day, { trip, households, ownId, open })),
  );
}

function withStops({ stops, trip }: Pick<Page, 'stops' | 'trip'>, days: ShownDay[]): ShownDay[] {
  const byDay = dayStops(stops, trip);
  return days.map((day) => {
    const stop = byDay?.[day.day];
    return stop ? { ...day, stop } : day;
  });
}

/** What the plane says of a vote that waits for the reader isn't said again. */
function openDatesOf(
  { vote, role, people, voted }: Page,
  { stage, things, now }: { stage: Stage; things: readonly NextThing[]; now: Date },
): ShownOverview['openDates'] {
  const waits = things.some(({ rank }) => rank === '3');
  if (waits && stage === 'invited') return null;
  const ended = vote !== null && isPastClosing(vote, now);
  return {
    voted: votedText(votersOf({ people, voted })),
    closing: vote && !waits ? closingText({ closesOn: vote.closesOn, ended, decides: role !== null }) : '',
  };
}

function countOf(stage: Stage, total: Parameters<typeof petCounts>[0] & { people: number }): string {
  const { people } = total;
  if (stage === 'declined') return `${people} going`;
  if (stage === 'off') return `${people} ${people === 1 ? 'was' : 'were'} going`;
  return [peopleText(people), countsText(petCounts(total))].filter(Boolean).join(', ');
}

function morningOf({ plan, people, ownId, trip, stops }: Page, edits: boolean): ShownOverview['morning'] {
  const stop = meetingStop(stops);
  return {
    ...(stop && { stop }),
    convoy: convoyFor({ households: people.attendees, reader: { ownId } }, plan.cars),
    ride: ownId && plan.cars.length > 0 ? rideLine(plan, ownId) : null,
    days: daysOf(trip).length,
    edits,
  };
}

function homePlanOf({ homePlan, leavesPlans, guest, zone, trip }: Page): HomePlan | null | undefined {
  if (guest || !leavesPlans || trip.attending !== true || homePlan?.back_said) return undefined;
  return (
    homePlan && {
      name: shortName(homePlan.name),
      backBy: momentIn(zone ?? USUAL_ZONE, new Date(homePlan.back_at)),
      sent: homePlan.sent,
      seen: homePlan.seen,
      refused: homePlan.refused,
    }
  );
}

interface Now {
  days: Days;
  things: readonly NextThing[];
  tides: ShownTides | null;
  now: Date;
}

function todayOf(page: Page, { days, things, tides, now }: Now): ShownOverview['today'] {
  const { trip, people, ownId, spot, zone, bookings } = page;
  const day = siteDay({ zone }, now);
  const [sun] = spot && zone ? sunOf(spot, zone, { start_date: day, end_date: day }) : [];
  const checkOuts = bookings.flatMap(({ status, check_out }) =>
    status === 'booked' && check_out ? [check_out] : [],
  );
  const lines = todayLines({
    trip,
    days,
    households: people.attendees,
    ownId,
    day,
    time: timeIn(zone ?? USUAL_ZONE, now),
    sunset: sun?.sunset ?? null,
    sky: skyOf(page, day),
    tides,
    checkOut: checkOuts.sort()[0] ?? null,
    next: things[0]?.key,
  });
  return { day, lines };
}

function firstTideOf(tides: ShownTides | null): ShownOverview['tide'] {
  const [first] = tides?.days ?? [];
  const title = first && lowTideText(first);
  return tides && title
    ? { title: `${title} on ${formatWeekday(first.day)}`, meta: predictedFor(tides) }
    : null;
}

/** "Clear, 16° overnight"; '' without a forecast. The night's lowest is the next morning's. */
function skyOf({ tripWeather }: Page, day: Day): string {
  const days = tripWeather?.weather?.days ?? [];
  const today = days.find((each) => each.day === day);
  const night = days.find((each) => each.day === addDays(day, 1)) ?? today;
  return today && night ? `${capital(today.text)}, ${Math.round(night.min)}° overnight` : '';
}

/** Null unless it came today. */
function messageOf({ message, zone, tints }: Page, now: Date): NewestMessage | null {
  const there = zone ?? USUAL_ZONE;
  if (!message || dayIn(there, new Date(message.at)) !== dayIn(there, now)) return null;
  const author = message.author;
  return {
    author,
    tint: tints[message.household],
    text: message.text,
    by: `${shortName(author)}, ${clockText(timeIn(there, new Date(message.at)))}`,
  };
}

function wentOf(page: Page, days: Days, now: Date): Went {
  const { people, ownId, kept } = page;
  const recap = recapOf(page, kept, now);
  return {
    numbers: recapNumbers(recap),
    days: withStops(page, daysTold(days, { households: people.attendees, ownId })),
    forgot: recap.forgot,
    unneeded: recap.unneeded,
    album: recap.album_url,
  };
}
