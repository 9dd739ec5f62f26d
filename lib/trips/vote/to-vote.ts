import 'server-only';
import type { KnownRow } from '@/lib/campsites/facts/known-site';
import { conditionsOf } from '@/lib/campsites/facts/site-conditions';
import { coverSeed } from '@/lib/cover-art/seed';
import { type Day, earliestToday, today } from '@/lib/dates';
import type { Viewer } from '@/lib/server/auth/viewer';
import { type PeopleRow, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import type { Seating } from '../cars/seat-plan';
import type { TripDates } from '../date-rules';
import type { FitPlace } from '../fit/by-stop';
import { type FitHousehold, unknownSite } from '../fit/finding';
import { type FitColumns, type FitStopRow, holidaysOf, toPlaces } from '../fit/trip-fit';
import { INVITED } from '../households/household-name';
import { areSeveral, isAtStop } from '../stops/stops';
import { type TripCaller, viewerOf } from '../trip-caller';
import { isPastClosing, type Whereabouts } from '../undecided/site-time-zone';
import type { VoteAnswer, VoteKind } from '../undecided/vote-options';
import { type Comer, optionFit } from './option-fit';
import type { Vote, VoteHousehold, VoteOption } from './schema';
import { tallyOf } from './tally';

export interface OptionRow {
  id: string;
  kind: VoteKind;
  rank: number;
  start: Day | null;
  end: Day | null;
  name: string | null;
  chosen: boolean;
  campsite: {
    id: string;
    shared: boolean;
    ownerId: string | null;
    locality: string | null;
    latitude: number;
    longitude: number;
    known: KnownRow;
  } | null;
  answers: Record<string, 'yes' | 'if_need_be' | 'no'>;
}

export interface VoteColumns extends FitColumns, Seating {
  /** Null when the site is only a name. */
  siteId: string | null;
  stops: FitStopRow[] | null;
  /** Numbers of campers by household id. */
  crews: Record<string, number>;
  vote: {
    id: string;
    /** Null stands for the first stop. */
    stopId: string | null;
    open: boolean;
    closesOn: Day | null;
    site: Whereabouts | null;
    options: OptionRow[];
  } | null;
}

export type VoteRow = PeopleRow & VoteColumns;

export function toVote(
  caller: TripCaller,
  row: VoteRow,
): { vote: Vote; covers: Record<string, string> } | null {
  const { vote } = row;
  if (!vote) return null;
  const viewer = viewerOf(caller);
  const people = toPeople(row);
  const parties = new Map(people.attendees.map((household) => [household.household_id, household]));
  const voted = new Set(vote.options.flatMap(({ answers }) => Object.keys(answers)));
  const { ownId } = row;
  const invited = [
    ...people.attendees.flatMap(({ invitee }) => invitee ?? []),
    ...people.pending,
    ...people.notGoing,
  ];
  const households = [
    ...people.attendees
      .filter(({ invitee }) => !invitee)
      .map(({ household_id, profile_name }) => householdOf(household_id, profile_name, true, true)),
    ...invited
      // The vote doesn't wait for those who aren't going, but they may come on other dates.
      .filter(({ id, attending }) => attending !== false || voted.has(id) || id === ownId)
      .map(({ id, name, email, attending }) =>
        householdOf(id, name ?? email ?? INVITED, attending !== false),
      ),
  ];
  const counted = vote.options.map(({ id, kind, answers }) => ({
    id,
    kind,
    said: households.flatMap(({ household_id }) => {
      const answer = answers[household_id];
      return answer ? [{ household_id, answer: toAnswer(answer) }] : [];
    }),
  }));
  const tallies = tallyOf(counted, households);
  const places = placesOf(caller, row);
  const place = placeAsked(places, vote);
  const comersOf = ({ said }: { said: VoteOption['said'] }): Comer[] =>
    said.flatMap(({ household_id, answer }) => {
      const household = households.find((each) => each.household_id === household_id);
      if (answer === 'no' || !household) return [];
      const { name, people } = household;
      const party = parties.get(household_id);
      return [{ household_id, name, people, party: party && campersOf(party) > 0 ? party : null }];
    });
  const options = vote.options.map((option, index) => {
    const { said } = counted[index] as (typeof counted)[number];
    return {
      ...shownTo(viewer, option, row, place),
      own: said.find(({ household_id }) => household_id === ownId)?.answer ?? null,
      ...(tallies[index] as (typeof tallies)[number]),
      said,
      findings:
        vote.open && knows(viewer, option, place) ? findingsOf(option, row, places, comersOf({ said })) : [],
    };
  });
  const covers = vote.options.flatMap((option) =>
    option.kind === 'site' ? [[option.id, coverOf(viewer, option, place)] as const] : [],
  );
  const { open, closesOn } = vote;
  const shown = {
    ...(areSeveral(places) && { stop_id: place.stop.id }),
    open,
    closes_on: closesOn,
    ended: open && isPastClosing(vote),
    options,
    households,
  };
  return { vote: shown, covers: Object.fromEntries(covers) };

  function householdOf(household_id: string, name: string, asked: boolean, organiser = false): VoteHousehold {
    return {
      household_id,
      name,
      people: peopleIn(parties.get(household_id), row.crews[household_id]),
      voted: voted.has(household_id),
      own: household_id === ownId,
      asked,
      organiser,
    };
  }
}

const placesOf = ({ tripId }: TripCaller, row: VoteRow) =>
  toPlaces(
    {
      ...row,
      id: tripId,
      location_id: row.siteId,
      location_name: '',
      latitude: null,
      longitude: null,
      state: null,
    },
    row.stops,
  );

const placeAsked = (places: readonly FitPlace[], vote: { stopId: string | null }): FitPlace =>
  places.find(({ stop }) => stop.id === vote.stopId) ?? (places[0] as FitPlace);

const toAnswer = (answer: OptionRow['answers'][string]): VoteAnswer =>
  answer === 'if_need_be' ? 'if need be' : answer;

const peopleIn = (party: Household | undefined, inCrew = 0) => (party && campersOf(party)) || inCrew || 1;

const campersOf = ({ crew }: Household) => crew.filter(({ type }) => type === 'camper').length;

/** Dates must be in the future or the trip's own; a campsite must exist or be the trip's own. */
export function isAvailable(
  { kind, start, end, rank, campsite }: Pick<OptionRow, 'kind' | 'start' | 'end' | 'rank' | 'campsite'>,
  trip: TripDates,
): boolean {
  if (kind === 'site') return campsite !== null || rank === 0;
  return (start === trip.start_date && end === trip.end_date) || (start !== null && start >= earliestToday());
}

/** Of a private campsite others see only the name and suburb, until the trip goes there. */
const knows = (viewer: Viewer | null, { campsite }: OptionRow, { stop }: FitPlace) =>
  !campsite || campsite.shared || campsite.ownerId === viewer?.profileId || campsite.id === stop.location_id;

function shownTo(viewer: Viewer | null, option: OptionRow, row: VoteRow, place: FitPlace) {
  const { id, kind, start, end, rank, name, chosen, campsite } = option;
  return {
    id,
    kind,
    start_date: start,
    end_date: end,
    location_id: campsite && knows(viewer, option, place) ? campsite.id : null,
    name,
    locality: campsite?.locality ?? null,
    trips_own: rank === 0,
    available: isAvailable(option, row),
    chosen,
  };
}

function coverOf(viewer: Viewer | null, option: OptionRow, place: FitPlace): string {
  const { campsite, name } = option;
  return campsite && knows(viewer, option, place) ? coverSeed(campsite) : coverSeed({ name });
}

const nightsOf = ({ arrive_on = null, leave_on = null }: FitHousehold) => ({ arrive_on, leave_on });

/** Dates are the whole trip's, whose first stop says where people then are; a campsite is for one stop. */
function findingsOf(option: OptionRow, row: VoteRow, places: readonly FitPlace[], all: Comer[]) {
  const { kind, start, end, campsite } = option;
  const [first] = places;
  const place = kind === 'site' && row.vote ? placeAsked(places, row.vote) : (first as FitPlace);
  const { stop } = place;
  const trip = { start_date: row.start_date, end_date: row.end_date };
  const ofSite = { start_date: stop.arrive_on, end_date: stop.leave_on };
  const dates = start && end ? { start_date: start, end_date: end } : ofSite;
  const own = kind === 'dates' || (campsite ? campsite.id === stop.location_id : option.rank === 0);
  const site = own ? place.site : campsite ? conditionsOf(campsite.known) : unknownSite;
  const notes = own ? place.notes : [];
  const sameDates =
    kind === 'site' || (dates.start_date === trip.start_date && dates.end_date === trip.end_date);
  const comers =
    kind === 'site' && places.length > 1
      ? all.filter(({ party }) => !party || isAtStop(nightsOf(party), stop))
      : all;
  const holidays = dates.start_date > today() ? holidaysOf(site.state) : [];
  const found = optionFit({ kind, site, dates, sameDates, comers, holidays, tows: row.tows, notes });
  return found.map(({ rule, level, text }) => ({ rule, level, text }));
}
