import { addDays, formatDay } from '@/lib/dates';
import { aboutKm } from '@/lib/geometry';
import { dayIn } from '@/lib/places/clock';
import { capital, namesText } from '@/lib/text';
import type { Item, Kind } from './item';
import {
  type Concern,
  type Condition,
  daysAhead,
  daysText,
  type FireBanWord,
  fireDays,
  HOUR_MS,
  isBan,
  isFresh,
  type KnownConditions,
  keyOf,
  type LookedList,
  type Place,
  staleText,
  timeText,
} from './known';
import { ownLook } from './own-look';

export const kindWords: Record<Kind, { list: string; many: string; one: string; none: string }> = {
  'fire ban': { list: 'Fire bans', many: 'fire bans', one: 'fire ban', none: 'No fire ban on the list' },
  fire: { list: 'Fires nearby', many: 'fires', one: 'fire', none: 'No fire nearby on the list' },
  warning: { list: 'Warnings', many: 'warnings', one: 'warning', none: 'No warning on the list' },
  road: { list: 'Road closures', many: 'roads', one: 'road report', none: 'No closed road on the list' },
  park: { list: 'Park alerts', many: 'parks', one: 'park alert', none: 'No park alert on the list' },
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

export const notChecked = (
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
  title: `${kindWords[kind].list}: not checked`,
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
  ended: false,
});

export function ofKind(kind: Kind, place: Place): Condition[] {
  const { state, now, day } = place;
  const lists = place.lists.filter(({ list }) => list.kind === kind);
  const found = lists
    .flatMap((list) => list.concerns.map((concern) => ({ list, concern })))
    .sort((one, other) => (one.concern.km ?? 0) - (other.concern.km ?? 0))
    .map(({ list, concern }) => toCondition(list, concern, place));
  const said = kind === 'fire ban' ? place.said.filter((word) => word.day >= day).map(toSaid(place)) : [];
  const fresh = lists.filter((list) => isFresh(list, now));
  const stale = lists.filter((list) => !fresh.includes(list));
  const vague = fresh.filter(isVague);
  const missing =
    lists.length === 0
      ? [notChecked(kind, place, `${stateNames[state ?? ''] ?? 'This place'} has no list that we can read.`)]
      : [
          ...stale.map((looked) => notChecked(kind, place, staleText(looked, place), looked.list)),
          ...vague.map(({ list }) => notChecked(kind, place, vagueText(kind), list)),
          ...(kind === 'fire ban' && stale.length + vague.length === 0 ? unsaid(lists, place) : []),
        ];
  const ended = endedOf(kind, place);
  const isNone = kind !== 'fire ban' && found.length + ended.length === 0;
  const nothing = isNone ? fresh.filter((list) => !vague.includes(list)) : [];
  return [...found, ...ended, ...said, ...nothing.map((list) => noneFound(list, place)), ...missing];
}

/** Something grave that has no place may be here. Where the list tells something grave of here, people look anyway. */
const isVague = ({ concerns, unplaced }: LookedList) =>
  unplaced.length > 0 && concerns.every(({ item }) => item.gravity === 'knows');

const vagueText = (kind: Kind) =>
  `This list has a ${kindWords[kind].one} that we can’t place. Look there yourself.`;

export const SOME_DAYS = 'some days';

/** A list of bans says for each day whether there is one, usually for today and tomorrow. */
function unsaid(lists: readonly LookedList[], place: Place): Condition[] {
  const { trip, day } = place;
  const known = lists.flatMap(({ concerns }) => concerns.flatMap(({ days }) => days));
  const days = fireDays(place, daysAhead(trip, day)).filter((each) => !known.includes(each));
  const [first] = lists;
  if (days.length === 0 || !first) return [];
  // Said of tomorrow, it would sound like none once the afternoon is over.
  const called = days.every((each) => each > addDays(day, 1)) ? ' Bans are called the afternoon before.' : '';
  const text = `Nothing on the list yet for ${daysText(days, trip)}.${called}`;
  const title = `Fire bans for ${daysText(days, trip)}: not checked`;
  const some = known.length > 0;
  return [
    { ...notChecked('fire ban', place, text, first.list), days, key: some ? SOME_DAYS : 'days', title },
  ];
}

function toCondition(looked: LookedList, { item, days, ours, km }: Concern, place: Place): Condition {
  const { list, saidAt, readAt } = looked;
  const at = item.at ?? saidAt;
  const rating = list.kind === 'fire ban' && item.gravity !== 'stops';
  return {
    key: keyOf(list, item),
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
    ended: false,
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
    text: `Says ${name}, who is going.`,
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
    ended: false,
  });

function noneFound({ list, saidAt, readAt }: LookedList, { zone, day }: Place): Condition {
  const at = saidAt ?? readAt;
  return {
    ...notChecked(list.kind, { state: null }, '', list),
    key: `none ${list.name}`,
    state: 'none found',
    title: kindWords[list.kind].none,
    source_at: at,
    by: `${list.source.name}, ${timeText(at ?? '', zone, day)}`,
    listed: timeText(at ?? '', zone),
  };
}

/** What has ended is said for a day. */
const endedOf = (kind: Kind, { told, now, zone, day }: Place): Condition[] =>
  (told?.ended ?? [])
    .filter((each) => each.kind === kind && now.getTime() - Date.parse(each.at) < 24 * HOUR_MS)
    .map(({ key, list, title, days, at, source, url }) => ({
      ...notChecked(kind, { state: null }, ''),
      key: `ended ${key}`,
      ended: true,
      list,
      state: 'none found' as const,
      title,
      days,
      source: { name: source, url },
      source_at: at,
      by: `${source}, ${timeText(at, zone, day)}`,
    }));
