import type { Day } from '@/lib/dates';
import { dayIn, USUAL_ZONE } from '@/lib/places/clock';
import { capital, listText, lower } from '@/lib/text';
import { type AtStop, joined, startText } from '@/lib/trips/conditions/by-stop';
import { type getConditionsPage, toStops } from '@/lib/trips/conditions/get-conditions';
import { kinds, type List } from '@/lib/trips/conditions/item';
import {
  banDays,
  type Condition,
  closesSite,
  daysAhead,
  daysText,
  fireDays,
  type KnownConditions,
  timeText,
} from '@/lib/trips/conditions/known';
import { ownLook } from '@/lib/trips/conditions/own-look';
import { ownTools } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import type { AskGas } from './ask-gas';
import { type Fold, foldFires } from './fold-fires';
import type { DayToSay } from './say-ban';

export interface ShownConditions {
  tripId: string;
  on: boolean;
  headline: string[];
  tone: 'stops' | 'watch' | 'plain';
  /** "Looked today at 6:10 am." '' before the lists are looked at. */
  looked: string;
  lookedAt: string | null;
  /** Those that people haven't left yet. */
  stops: ShownStop[];
  /** Null unless there is a ban, and a way to ask the site. */
  ask: AskGas | null;
  banned: boolean;
  /** The days on which a reader who goes may say whether there is a ban. */
  days: DayToSay[];
  /** Where to look again. Empty while nothing was looked at: the rows have them then. */
  links: { name: string; url: string }[];
  posts: boolean;
  makesLink: boolean;
}

interface ShownStop {
  id: string;
  /** Null for a trip with one stop. */
  name: string | null;
  /** With several stops, until the lists are looked at. */
  text: string | null;
  items: ShownCondition[];
  /** Of many fires, those beyond the first. */
  fires: Fold<ShownCondition> | null;
  /** Null unless something closes the campsite and the trip has somewhere else to go. */
  planB: { closed: string[]; decides: boolean } | null;
}

export type ShownCondition = Pick<
  Condition,
  | 'key'
  | 'kind'
  | 'state'
  | 'gravity'
  | 'ours'
  | 'title'
  | 'text'
  | 'by'
  | 'listed'
  | 'source'
  | 'original'
  | 'link'
  | 'said_by'
  | 'ended'
> & {
  area: string;
  when: string;
  /** Where to look oneself at what isn't checked. */
  looks: List['source'][];
};

type Found = NonNullable<Awaited<ReturnType<typeof getConditionsPage>>>;

export function shownConditions(page: TripHead, { conditions, contacts }: Found, now: Date): ShownConditions {
  const { trip, role } = page;
  const stops = toStops(conditions, now);
  const found = joined(stops);
  const zone = stops[0]?.known.zone ?? USUAL_ZONE;
  const today = dayIn(zone, now);
  const banned = stops.filter((stop) => stop.conditions.on && banDays(stop.known).length > 0);
  const { closed, organises } = ownTools(page, now);
  const looked = found.looked_at && timeText(found.looked_at, zone, today);
  const said = found.headline.some((each) => each.endsWith(` at ${looked}`));
  const toldAt = stops
    .flatMap(({ known }) => known.told?.at ?? [])
    .sort()
    .at(-1);
  const told = toldAt ? `Those going were told at ${timeText(toldAt, zone, today)}.` : '';
  const goes = trip.attending === true && !closed;
  const at = ({ stop_id }: Pick<AtStop, 'stop_id'>) => contacts.find((each) => each.stop_id === stop_id);
  const [ask] = banned
    .flatMap((stop) => at(stop) ?? [])
    .filter(({ phone, email, url }) => phone ?? email ?? url);
  return {
    tripId: trip.id,
    on: found.on,
    headline: found.headline,
    tone: found.tone,
    looked: looked ? [said ? '' : `Looked at ${looked}.`, told].filter(Boolean).join(' ') : '',
    lookedAt: found.looked_at,
    stops: stops.map((stop) => {
      const planB = at(stop)?.hasPlanB === true && !closed;
      return toShownStop(stop, found.headline, planB && { decides: organises !== null });
    }),
    ask: ask ? { name: ask.name, phone: ask.phone, email: ask.email, url: ask.url } : null,
    banned: banned.length > 0,
    days: goes
      ? stops.flatMap(({ known, conditions: { on, looked_at } }) =>
          on && looked_at !== null ? daysToSay(known, today) : [],
        )
      : [],
    links: looked ? linksOf(stops.map(({ known }) => known.state)) : [],
    posts: goes && found.items.some(({ state }) => state === 'found'),
    makesLink: role !== null,
  };
}

function toShownStop(
  { stop_id, name, known, conditions }: AtStop,
  headline: readonly string[],
  planB: { decides: boolean } | false,
): ShownStop {
  const text = name ? startText(conditions) : null;
  const shown = text ? [] : conditions.items.map((each) => toShown(each, known.zone ?? USUAL_ZONE));
  const { items, fold: fires } = foldFires(inOneRow(shown, headline));
  const closed = conditions.items.filter(closesSite).map(({ key }) => key);
  return {
    id: stop_id,
    name,
    text,
    items,
    fires,
    planB: planB && closed.length > 0 ? { closed, ...planB } : null,
  };
}

function toShown(condition: Condition, zone: string): ShownCondition {
  const { key, kind, state, gravity, ours, title, text, by, listed, source, original, link } = condition;
  const { said_by, ended, area, from, until } = condition;
  const when = [from && `From ${timeText(from, zone)}`, until && `until ${timeText(until, zone)}`]
    .filter(Boolean)
    .join(' ');
  return {
    ...{
      key,
      kind,
      state,
      gravity,
      ours,
      title,
      text,
      by,
      listed,
      source,
      original,
      link,
      said_by,
      ended,
      area,
    },
    when: when.replace(/^u/, 'U'),
    looks: state === 'not checked' && source ? [source] : [],
  };
}

const NOT_CHECKED = ': not checked';

/** What isn't checked for the same reason is one row, which doesn't repeat the headline. */
export function inOneRow(items: readonly ShownCondition[], headline: readonly string[]): ShownCondition[] {
  return items.flatMap((first) => {
    if (first.state !== 'not checked') return first;
    const all = items.filter(({ state, text }) => state === first.state && text === first.text);
    if (all[0] !== first) return [];
    const things = all.map(({ title }) => lower(title.replace(NOT_CHECKED, '')));
    return {
      ...first,
      title: `${capital(listText(things))}${NOT_CHECKED}`,
      text: headline.includes(first.text) ? '' : first.text,
      looks: all
        .flatMap(({ looks }) => looks)
        .filter(({ url }, at, every) => every.findIndex((each) => each.url === url) === at),
    };
  });
}

/** A list that says there is a ban needs nobody's word. */
function daysToSay(known: KnownConditions, today: Day): DayToSay[] {
  const listed = banDays({ lists: known.lists, said: [] });
  return fireDays(known, daysAhead(known.trip, today))
    .filter((day) => !listed.includes(day))
    .map((day) => ({
      day,
      name: daysText([day], known.trip),
      said: known.said.find((word) => word.day === day)?.banned ?? null,
    }));
}

const linksOf = (states: (string | null)[]) => {
  const all = states.flatMap((state) => kinds.flatMap((kind) => ownLook(kind, state) ?? []));
  return [...new Map(all.map((each) => [each.url, each])).values()];
};
