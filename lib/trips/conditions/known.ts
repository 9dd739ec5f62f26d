import { clockText, type Day, daysBetween, formatDay } from '@/lib/dates';
import { dayIn, timeIn } from '@/lib/places/clock';
import { listText } from '@/lib/text';
import { dayName, daysOf, type TripDates } from '../date-rules';
import type { Gravity, Item, Kind, List } from './item';
import { isFireBan } from './reading/park-gravity';

/** An entry of a list that concerns the trip. */
export interface Concern {
  item: Item;
  /** The days of the trip on which it holds. */
  days: Day[];
  /** False for what is near and isn't the campsite or the way to it. */
  ours: boolean;
  /** From the site. Null where no position decides. */
  km: number | null;
}

export interface LookedList {
  list: Pick<List, 'name' | 'kind' | 'source'>;
  /** ISO instants. Null when the list was never read, and when it names no time. */
  readAt: string | null;
  saidAt: string | null;
  concerns: readonly Concern[];
  /** What may concern the site as well, because its place isn't known. */
  unplaced: readonly Item[];
}

/** What a household that goes says about a fire ban on one day. */
export interface FireBanWord {
  day: Day;
  banned: boolean;
  household_id: string;
  name: string;
  at: string;
}

export interface KnownConditions {
  trip: TripDates & { called_off: boolean };
  zone: string | null;
  state: string | null;
  /** True when people sleep at another stop on the last day, whose fire bans then count. */
  goes_on?: boolean;
  /** Empty where this server reads no list for the site. */
  lists: readonly LookedList[];
  said: readonly FireBanWord[];
  told: ToldConditions | null;
}

export interface Condition {
  /** The same for as long as the thing lasts. */
  key: string;
  /** The list's name; null where no list says it. */
  list: string | null;
  kind: Kind;
  state: 'found' | 'none found' | 'not checked';
  /** Null unless it was found on a list. */
  gravity: Gravity | null;
  ours: boolean;
  title: string;
  text: string;
  days: Day[];
  from: string | null;
  until: string | null;
  rating: string | null;
  source: List['source'] | null;
  source_at: string | null;
  /** "NSW Rural Fire Service, 6:10 am" */
  by: string;
  /** Of a list, for a reader without reception: "Fri 22 Jan, 6:10 am". '' for what no list says. */
  listed: string;
  said_by: { household_id: string; name: string } | null;
  /** The list's own words. */
  original: string | null;
  /** Where it holds, as the list has it. */
  area: string;
  link: string | null;
  /** True for something that people were told of and that is over. */
  ended: boolean;
}

export interface Conditions {
  on: boolean;
  /** The first day on which the lists are looked at. Null when it's off. */
  from: Day | null;
  /** False until that day. */
  begun: boolean;
  looked_at: string | null;
  /** Of a reader without reception: when that was, and what isn't checked. Null while no list has answered. */
  looked: { at: string; text: string; unchecked: string } | null;
  /** The gravest first; every kind is there. */
  items: Condition[];
  /** At most two sentences. */
  headline: string[];
  /** For one row, with one line below it. */
  line: { title: string; text: string };
  /** The line for paper, with the day of each time. */
  dated: string;
  /** The worst of what concerns the trip. */
  tone: 'stops' | 'watch' | 'plain';
}

/** Something of the lists of which the people of a trip were told. */
export interface Thing {
  key: string;
  /** The list's name. */
  list: string;
  kind: Kind;
  title: string;
  days: Day[];
  /** It's still on the list and stops nothing for now. Its return is news, and so is its end. */
  eased?: true;
}

export interface Ended extends Thing {
  at: string;
  /** "NSW Rural Fire Service", and its page. */
  source: string;
  url: string;
}

/** A row of told_conditions. */
export interface ToldConditions {
  /** aboutOf */
  about: string;
  /** When people were last told of something; null when they never were. */
  at: string | null;
  things: Thing[];
  ended: Ended[];
}

export const DAYS_BEFORE = 4;
export const HOUR_MS = 3_600_000;
/** Three times the interval at which the lists are read. */
export const STALE_MS = 3 * HOUR_MS;

export const isFresh = ({ readAt }: Pick<LookedList, 'readAt'>, now: Date): boolean =>
  readAt !== null && now.getTime() - Date.parse(readAt) <= STALE_MS;

export const keyOf = (list: Pick<List, 'name'>, { id }: Item): string => `${list.name} ${id}`;

/** Other dates or another site begin anew. */
export const aboutOf = (
  { start_date, end_date }: TripDates,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): string => `${start_date} ${end_date} ${latitude} ${longitude}`;

const OLD_MS = 48 * HOUR_MS;

/** A list that wasn't written for this long may be a file that everybody has forgotten. */
export const isOld = (saidAt: Date | null, now: Date): boolean =>
  saidAt !== null && now.getTime() - saidAt.getTime() > OLD_MS;

/** What a row says when its list is too old or hasn't answered. */
export function staleText({ readAt, saidAt }: Pick<LookedList, 'readAt' | 'saidAt'>, place: Place): string {
  const { now, zone, day } = place;
  if (saidAt && isOld(new Date(saidAt), now))
    return `The list is from ${formatDay(dayIn(zone, new Date(saidAt)))}.`;
  return readAt
    ? `The list hasn’t answered since ${timeText(readAt, zone, day)}. We keep trying.`
    : 'The list hasn’t answered yet. We keep trying.';
}

export const isBan = ({ kind, gravity }: Item): boolean => kind === 'fire ban' && gravity === 'stops';

type Closing = Pick<Condition, 'kind' | 'gravity' | 'ours' | 'title'>;

/** True for what keeps people from the campsite itself, which a park's own fire ban doesn't. */
export const closesSite = ({ kind, gravity, ours, title }: Closing): boolean =>
  gravity === 'stops' && ours && (kind === 'road' || (kind === 'park' && !isFireBan(title)));

/** The days on which no fire may be lit, as a list says or, where none does, somebody who goes. */
export function banDays({ lists, said }: Pick<KnownConditions, 'lists' | 'said'>): Day[] {
  const listed = lists.flatMap(({ concerns }) =>
    concerns.flatMap(({ item, days, ours }) => (isBan(item) && ours ? days : [])),
  );
  return [...new Set([...listed, ...said.flatMap(({ day, banned }) => (banned ? [day] : []))])].sort();
}

export interface Place extends Omit<KnownConditions, 'zone'> {
  zone: string;
  day: Day;
  now: Date;
}

/** "Saturday", "Saturday and Sunday"; with dates where a weekday could be another one. */
export const daysText = (days: readonly Day[], { start_date, end_date }: TripDates): string =>
  listText(days.map((day) => dayName(day, daysBetween(start_date, end_date) + 1)));

/** At the site: "6:10 am"; of another day "Wed 20 Jan, 6:10 am". */
export function timeText(at: string, zone: string, today?: Day): string {
  const instant = new Date(at);
  const time = clockText(timeIn(zone, instant));
  const day = dayIn(zone, instant);
  return day === today ? time : `${formatDay(day)}, ${time}`;
}

/** Those of the days on which people light their fire here. */
export const fireDays = (
  { trip, goes_on }: Pick<KnownConditions, 'trip' | 'goes_on'>,
  days: readonly Day[],
): Day[] => days.filter((day) => !goes_on || day < trip.end_date);

/** The days of the trip that aren't over. */
export const daysAhead = (trip: TripDates, today: Day): Day[] => daysOf(trip).filter((day) => day >= today);
