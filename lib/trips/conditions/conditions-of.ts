import { addDays, type Day, formatDay } from '@/lib/dates';
import { dayIn, USUAL_ZONE } from '@/lib/places/clock';
import { capital, countText, listText } from '@/lib/text';
import type { TripDates } from '../date-rules';
import { kinds } from './item';
import { kindWords, notChecked, ofKind, SOME_DAYS } from './items-of';
import {
  type Condition,
  type Conditions,
  DAYS_BEFORE,
  daysText,
  isFresh,
  type KnownConditions,
  type Place,
  timeText,
} from './known';

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
  const dated = lineOf(grave, shown, (at) => timeText(at, zone));
  return {
    on: true,
    from,
    begun: true,
    looked_at,
    looked:
      looked_at === null
        ? null
        : {
            at: looked_at,
            text: `Looked at ${timeText(looked_at, zone, day)}`,
            unchecked: uncheckedText(items, trip),
          },
    items,
    headline: headlineOf(grave, shown),
    line: lineOf(grave, shown, (at) => timeText(at, zone, day)),
    dated: asText(dated),
    tone: grave.some(stops) ? 'stops' : grave.length > 0 ? 'watch' : 'plain',
  };
}

const asText = ({ title, text }: Conditions['line']) => [title, text].filter(Boolean).join(' · ');

const TITLE = 'Fire bans and closed roads';

const off = (known: KnownConditions): Conditions => ({
  on: false,
  from: null,
  begun: false,
  looked_at: null,
  looked: null,
  items: kinds.map((kind) => notChecked(kind, known, 'This server reads no list for it.')),
  headline: [],
  line: { title: `${TITLE}: not checked`, text: '' },
  dated: '',
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
    dated: text,
  };
}

const stops = ({ gravity }: Condition) => gravity === 'leave' || gravity === 'stops';

/** The order in which people must know. */
export function rank({ ended, state, gravity, ours, kind, said_by }: Condition): number {
  if (state === 'not checked') return 9;
  if (ended) return 5;
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
export function sentences(grave: readonly Condition[], trip: TripDates): string[] {
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
  const [ended] = items.filter((each) => each.ended);
  if (ended) return [`${ended.title}.`];
  return looked_at
    ? [`Nothing found at ${timeText(looked_at, place.zone, place.day)}`]
    : ['The lists haven’t answered yet.'];
}

function lineOf(
  grave: readonly Condition[],
  { items, looked_at, place: { trip } }: Shown,
  time: (at: string) => string,
): Conditions['line'] {
  const missing = missingOf(items, trip);
  const unchecked = uncheckedText(items, trip);
  const looked = looked_at && time(looked_at);
  if (!looked && grave.length === 0)
    return { title: `${TITLE}: not checked`, text: 'The lists haven’t answered yet' };
  const [ended] = items.filter((each) => each.ended);
  if (grave.length === 0 && ended)
    return { title: ended.title, text: `${ended.source?.name}, ${time(ended.source_at ?? '')}` };
  if (grave.length === 0) {
    const seen = wordsOf(
      items.filter(({ state }) => state !== 'not checked'),
      trip,
    ).filter((kind) => !missing.includes(kind));
    return {
      title: `Nothing found at ${looked}`,
      text: [seen.length > 0 && `${capital(seen.join(', '))}.`, unchecked].filter(Boolean).join(' '),
    };
  }
  const [title = '', ...others] = sentences(grave, trip);
  const more = others.length > 0 ? countText(others.length, 'more thing') : '';
  return {
    title,
    text: capital(
      [others.length === 1 ? others[0] : more, looked && `looked ${looked}`, unchecked]
        .filter(Boolean)
        .join(' · '),
    ),
  };
}

const missingOf = (items: readonly Condition[], trip: TripDates) =>
  wordsOf(
    items.filter(({ state }) => state === 'not checked'),
    trip,
  );

function uncheckedText(items: readonly Condition[], trip: TripDates): string {
  const missing = missingOf(items, trip);
  return missing.length > 0 ? `${capital(listText(missing))}: not checked` : '';
}

const wordsOf = (items: readonly Condition[], trip: TripDates): string[] => [
  ...new Set(
    items.map(({ kind, key, days }) =>
      key === SOME_DAYS ? `fire bans for ${daysText(days, trip)}` : kindWords[kind].many,
    ),
  ),
];
