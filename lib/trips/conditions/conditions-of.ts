import { addDays, clockText, type Day, daysBetween, formatDay } from '@/lib/dates';
import { aboutKm } from '@/lib/geometry';
import { capital, countText, listText, namesText } from '@/lib/text';
import { dayIn, timeIn, USUAL_ZONE } from '../before-you-go/clock';
import { dayName, daysOf, type TripDates } from '../date-rules';
import { type Gravity, type Item, type Kind, kinds, type List } from './item';
import { ownLook } from './own-look';
import type { ToldConditions } from './told';

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
}

export interface Conditions {
  on: boolean;
  /** The first day on which the lists are looked at. Null when it's off. */
  from: Day | null;
  looked_at: string | null;
  /** The gravest first; every kind is there. */
  items: Condition[];
  /** At most two sentences. */
  headline: string[];
  /** For one row, with one line below it. */
  line: { title: string; text: string };
  /** The worst of what concerns the trip. */
  tone: 'stops' | 'watch' | 'plain';
}

export const DAYS_BEFORE = 4;
const HOUR_MS = 3_600_000;
/** Three times the interval at which the lists are read. */
export const STALE_MS = 3 * HOUR_MS;

const words: Record<Kind, { list: string; many: string; none: string }> = {
  'fire ban': { list: 'Fire bans', many: 'fire bans', none: 'No fire ban on the list' },
  fire: { list: 'Fires nearby', many: 'fires', none: 'No fire nearby on the list' },
  warning: { list: 'Warnings', many: 'warnings', none: 'No warning on the list' },
  road: { list: 'Road closures', many: 'roads', none: 'No closed road on the list' },
  park: { list: 'Park alerts', many: 'parks', none: 'No park alert on the list' },
};

const stateNames: Record<string, string> = {
  ACT: 'The ACT',
  NSW: 'New South Wales',
  NT: 'The Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** True from four days before the trip until its last day. */
export const isLookedAt = (trip: TripDates, day: Day) =>
  day >= addDays(trip.start_date, -DAYS_BEFORE) && day <= trip.end_date;

export const isFresh = ({ readAt }: Pick<LookedList, 'readAt'>, now: Date): boolean =>
  readAt !== null && now.getTime() - Date.parse(readAt) <= STALE_MS;

export const isBan = ({ kind, gravity }: Item): boolean => kind === 'fire ban' && gravity === 'stops';

/** The days on which no fire may be lit, as a list says or, where none does, somebody who goes. */
export function banDays({ lists, said }: Pick<KnownConditions, 'lists' | 'said'>): Day[] {
  const listed = lists.flatMap(({ concerns }) =>
    concerns.flatMap(({ item, days, ours }) => (isBan(item) && ours ? days : [])),
  );
  return [...new Set([...listed, ...said.flatMap(({ day, banned }) => (banned ? [day] : []))])].sort();
}

export function conditionsOf(known: KnownConditions, now: Date): Conditions {
  const { trip, lists } = known;
  const zone = known.zone ?? USUAL_ZONE;
  const day = dayIn(zone, now);
  if (lists.length === 0 || trip.called_off || day > trip.end_date) return off(known);
  const from = addDays(trip.start_date, -DAYS_BEFORE);
  if (day < from) return before(known, from);
  const place: Place = { ...known, zone, day, now };
  const items = kinds.flatMap((kind) => ofKind(kind, place)).sort((one, other) => rank(one) - rank(other));
  const fresh = lists.flatMap((list) => (list.readAt && isFresh(list, now) ? [list.readAt] : []));
  const looked_at = fresh.sort()[0] ?? null;
  const grave = items.filter((each) => each.state === 'found' && each.ours && each.gravity !== 'knows');
  const shown = { items, looked_at, place };
  return {
    on: true,
    from,
    looked_at,
    items,
    headline: headlineOf(grave, shown),
    line: lineOf(grave, shown),
    tone: grave.some(stops) ? 'stops' : grave.length > 0 ? 'watch' : 'plain',
  };
}

interface Place extends Omit<KnownConditions, 'zone'> {
  zone: string;
  day: Day;
  now: Date;
}

const notChecked = (
  kind: Kind,
  known: Pick<KnownConditions, 'state'>,
  text: string,
  list?: LookedList['list'],
): Condition => ({
  key: `not checked ${list?.name ?? kind}`,
  list: list?.name ?? null,
  kind,
  state: 'not checked',
  gravity: null,
  ours: false,
  title: `${words[kind].list}: not checked`,
  text,
  days: [],
  from: null,
  until: null,
  rating: null,
  source: list?.source ?? ownLook(kind, known.state),
  source_at: null,
  by: '',
  listed: '',
  said_by: null,
  original: null,
  area: '',
  link: null,
});

const TITLE = 'Fire bans and closed roads';

const off = (known: KnownConditions): Conditions => ({
  on: false,
  from: null,
  looked_at: null,
  items: kinds.map((kind) => notChecked(kind, known, 'This server reads no list for it.')),
  headline: [],
  line: { title: `${TITLE}: not checked`, text: '' },
  tone: 'plain',
});

function before(known: KnownConditions, from: Day): Conditions {
  const text = `We start looking on ${formatDay(from)}`;
  return {
    ...off(known),
    on: true,
    from,
    items: kinds.map((kind) => notChecked(kind, known, `${text}.`)),
    headline: [`${text}.`],
    line: { title: TITLE, text },
  };
}

function ofKind(kind: Kind, place: Place): Condition[] {
  const { state, now, zone, day } = place;
  const lists = place.lists.filter(({ list }) => list.kind === kind);
  const found = lists.flatMap((list) => list.concerns.map((concern) => toCondition(list, concern, place)));
  const said = kind === 'fire ban' ? place.said.filter((word) => word.day >= day).map(toSaid(place)) : [];
  const stale = lists.filter((list) => !isFresh(list, now));
  const missing =
    lists.length === 0
      ? [notChecked(kind, place, `${stateNames[state ?? ''] ?? 'This place'} has no list that we can read.`)]
      : [
          ...stale.map(({ list, readAt }) =>
            notChecked(
              kind,
              place,
              readAt
                ? `The list hasn’t answered since ${timeText(readAt, zone, day)}. We keep trying.`
                : 'The list hasn’t answered yet. We keep trying.',
              list,
            ),
          ),
          ...(kind === 'fire ban' && stale.length === 0 ? unsaid(lists, place) : []),
        ];
  const ended = endedOf(kind, place);
  const isNone = kind !== 'fire ban' && found.length + ended.length === 0;
  const nothing = isNone ? lists.filter((list) => isFresh(list, now)) : [];
  return [...found, ...ended, ...said, ...nothing.map((list) => noneFound(list, place)), ...missing];
}

/** A list of bans says for each day whether there is one, usually for today and tomorrow. */
function unsaid(lists: readonly LookedList[], place: Place): Condition[] {
  const { trip, day, said } = place;
  const known = [
    ...lists.flatMap(({ concerns }) => concerns.flatMap(({ days }) => days)),
    ...said.map((word) => word.day),
  ];
  const days = daysAhead(trip, day).filter((each) => !known.includes(each));
  const [first] = lists;
  if (days.length === 0 || !first) return [];
  const text = `Nothing on the list yet for ${daysText(days, trip)}. Bans are called the afternoon before.`;
  const title = `Fire bans for ${daysText(days, trip)}: not checked`;
  const some = known.length > 0;
  return [
    { ...notChecked('fire ban', place, text, first.list), days, key: some ? 'some days' : 'days', title },
  ];
}

function toCondition(looked: LookedList, { item, days, ours, km }: Concern, place: Place): Condition {
  const { list, saidAt, readAt } = looked;
  const at = item.at ?? saidAt;
  const rating = list.kind === 'fire ban' && item.gravity !== 'stops';
  return {
    key: `${list.name} ${item.id}`,
    list: list.name,
    kind: item.kind,
    state: rating ? 'none found' : 'found',
    gravity: item.gravity,
    ours,
    ...wordsOf(item, { on: daysText(days, place.trip), km, place }),
    days,
    from: item.from,
    until: item.until,
    rating: item.rating,
    source: list.source,
    source_at: at,
    by: `${list.source.name}, ${at ? timeText(at, place.zone, place.day) : `looked ${timeText(readAt ?? '', place.zone, place.day)}`}`,
    listed: timeText(at ?? readAt ?? '', place.zone),
    said_by: null,
    original: item.text,
    area: areaOf(item.where),
    link: item.link,
  };
}

interface Where {
  on: string;
  km: number | null;
  place: Place;
}

/** Of bans in our words; of everything else the list's title. */
function wordsOf(item: Item, { on, km, place }: Where): Pick<Condition, 'title' | 'text'> {
  if (isBan(item))
    return {
      title: `Total fire ban${whole(item) ? ', all' : ' on'} ${on}`,
      text: 'No fires, no coals. Gas stoves: ask the site.',
    };
  if (item.kind === 'fire ban')
    return {
      title: `No total fire ban listed for ${on}`,
      text: item.rating ? `Fire danger: ${item.rating}.` : '',
    };
  const far = km ? `${capital(aboutKm(km))} from the site.` : '';
  return { title: item.title, text: [far, until(item, place)].filter(Boolean).join(' ') };
}

const areaOf = ({ park, councils = [], districts = [] }: Item['where']) =>
  park ?? namesText([...districts, ...councils]);

/** "Until Sun 31 Jan." */
const until = (item: Item, { zone }: Place) =>
  item.until ? `Until ${formatDay(dayIn(zone, new Date(item.until)))}.` : '';

const whole = ({ from, until }: Item) =>
  from !== null && until !== null && Date.parse(until) - Date.parse(from) >= 23 * HOUR_MS;

const toSaid =
  (place: Place) =>
  ({ day, banned, household_id, name, at }: FireBanWord): Condition => ({
    key: `said ${day}`,
    list: null,
    kind: 'fire ban',
    state: banned ? 'found' : 'none found',
    gravity: banned ? 'stops' : null,
    ours: banned,
    title: banned
      ? `Fire ban on ${daysText([day], place.trip)}`
      : `No ban for ${daysText([day], place.trip)}`,
    text: `Says ${name}, who goes with you.`,
    days: [day],
    from: null,
    until: null,
    rating: null,
    source: null,
    source_at: at,
    by: `${name}, ${timeText(at, place.zone, place.day)}`,
    listed: '',
    said_by: { household_id, name },
    original: null,
    area: '',
    link: null,
  });

function noneFound({ list, saidAt, readAt }: LookedList, { zone, day }: Place): Condition {
  const at = saidAt ?? readAt;
  return {
    ...notChecked(list.kind, { state: null }, '', list),
    key: `none ${list.name}`,
    state: 'none found',
    title: words[list.kind].none,
    source_at: at,
    by: `${list.source.name}, ${timeText(at ?? '', zone, day)}`,
    listed: timeText(at ?? '', zone),
  };
}

const ENDED = 'ended';

/** What has ended is said for a day. */
const endedOf = (kind: Kind, { told, now, zone, day }: Place): Condition[] =>
  (told?.ended ?? [])
    .filter((each) => each.kind === kind && now.getTime() - Date.parse(each.at) < 24 * HOUR_MS)
    .map(({ key, list, title, days, at, source, url }) => ({
      ...notChecked(kind, { state: null }, ''),
      key: `${ENDED} ${key}`,
      list,
      state: 'none found' as const,
      title,
      days,
      source: { name: source, url },
      source_at: at,
      by: `${source}, ${timeText(at, zone, day)}`,
    }));

const stops = ({ gravity }: Condition) => gravity === 'leave' || gravity === 'stops';

/** The order in which people must know. */
function rank({ key, state, gravity, ours, kind, said_by }: Condition): number {
  if (state === 'not checked') return 9;
  if (key.startsWith(ENDED)) return 5;
  if (state === 'none found') return gravity || said_by ? 7 : 8;
  if (!ours) return 6;
  if (gravity === 'leave') return 0;
  if (gravity === 'stops') return kind === 'road' ? 1 : kind === 'fire ban' ? 2 : 3;
  return gravity === 'watch' ? 4 : 5;
}

interface Shown {
  items: readonly Condition[];
  looked_at: string | null;
  place: Place;
}

/** One sentence for all bans, and one for all closed roads. */
function sentences(grave: readonly Condition[], trip: TripDates): string[] {
  const bans = grave.filter(({ kind }) => kind === 'fire ban');
  const roads = grave.filter((each) => each.kind === 'road' && each.gravity === 'stops');
  const days = [...new Set(bans.flatMap((each) => each.days))].sort();
  const said = grave.map((each) => {
    if (bans.includes(each)) return `No campfire on ${daysText(days, trip)}`;
    if (roads.includes(each) && roads.length > 1) return `${roads.length} roads are closed`;
    return each.title;
  });
  return [...new Set(said)];
}

function headlineOf(grave: readonly Condition[], { looked_at, place, items }: Shown): string[] {
  if (grave.length > 0)
    return sentences(grave, place.trip)
      .slice(0, 2)
      .map((each) => `${each.replace(/[.!]$/, '')}.`);
  const [ended] = items.filter(({ key }) => key.startsWith(ENDED));
  if (ended) return [`${ended.title}.`];
  return looked_at
    ? [`Nothing found at ${timeText(looked_at, place.zone, place.day)}`]
    : ['The lists haven’t answered yet.'];
}

function lineOf(grave: readonly Condition[], { items, looked_at, place }: Shown): Conditions['line'] {
  const missing = kindsIn(
    items.filter(({ key }) => key !== 'some days'),
    'not checked',
  );
  const unchecked = missing.length > 0 ? `${capital(listText(missing))}: not checked` : '';
  const looked = looked_at && timeText(looked_at, place.zone, place.day);
  if (!looked && grave.length === 0)
    return { title: `${TITLE}: not checked`, text: 'The lists haven’t answered yet' };
  const [ended] = items.filter(({ key }) => key.startsWith(ENDED));
  if (grave.length === 0 && ended) return { title: ended.title, text: ended.by };
  if (grave.length === 0) {
    const seen = kindsIn(items, 'none found', 'found').filter((kind) => !missing.includes(kind));
    return {
      title: `Nothing found at ${looked}`,
      text: [`${capital(seen.join(', '))}.`, unchecked].filter(Boolean).join(' '),
    };
  }
  const [title = '', ...others] = sentences(grave, place.trip);
  const more = others.length > 0 ? countText(others.length, 'more thing') : '';
  return {
    title,
    text: [others.length === 1 ? others[0] : more, looked && `looked ${looked}`, unchecked]
      .filter(Boolean)
      .join(' · '),
  };
}

const kindsIn = (items: readonly Condition[], ...states: Condition['state'][]) => [
  ...new Set(items.flatMap(({ kind, state }) => (states.includes(state) ? [words[kind].many] : []))),
];

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

/** The days of the trip that aren't over. */
export const daysAhead = (trip: TripDates, today: Day): Day[] => daysOf(trip).filter((day) => day >= today);
