import type { Day } from '@/lib/dates';
import { dayIn, USUAL_ZONE } from '@/lib/places/clock';
import { capital, listText, lower } from '@/lib/text';
import { conditionsOf } from '@/lib/trips/conditions/conditions-of';
import { type getConditionsPage, toKnown } from '@/lib/trips/conditions/get-conditions';
import { kinds, type List } from '@/lib/trips/conditions/item';
import {
  banDays,
  type Condition,
  closesSite,
  daysAhead,
  daysText,
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
  items: ShownCondition[];
  /** Of many fires, those beyond the first. */
  fires: Fold<ShownCondition> | null;
  /** Null unless there is a ban, and a way to ask the site. */
  ask: AskGas | null;
  banned: boolean;
  /** Null unless something closes the campsite and the trip has somewhere else to go. */
  planB: { closed: string[]; decides: boolean } | null;
  /** The days on which a reader who goes may say whether there is a ban. */
  days: DayToSay[];
  /** Where to look again. Empty while nothing was looked at: the rows have them then. */
  links: { name: string; url: string }[];
  posts: boolean;
  makesLink: boolean;
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

export function shownConditions(
  page: TripHead,
  { conditions, contact, hasPlanB }: Found,
  now: Date,
): ShownConditions {
  const { trip, role } = page;
  const known = toKnown(conditions, now);
  const found = conditionsOf(known, now);
  const zone = known.zone ?? USUAL_ZONE;
  const today = dayIn(zone, now);
  const banned = found.on ? banDays(known) : [];
  const { closed, organises } = ownTools(page, now);
  const looked = found.looked_at && timeText(found.looked_at, zone, today);
  const said = found.headline.some((each) => each.endsWith(` at ${looked}`));
  const told = known.told?.at ? `Those going were told at ${timeText(known.told.at, zone, today)}.` : '';
  const goes = trip.attending === true && !closed;
  const { name, ...ways } = contact;
  const { items, fold } = foldFires(
    inOneRow(
      found.items.map((each) => toShown(each, zone)),
      found.headline,
    ),
  );
  const closing = found.items.filter(closesSite).map(({ key }) => key);
  return {
    tripId: trip.id,
    on: found.on,
    headline: found.headline,
    tone: found.tone,
    looked: looked ? [said ? '' : `Looked at ${looked}.`, told].filter(Boolean).join(' ') : '',
    lookedAt: found.looked_at,
    items,
    fires: fold,
    ask: banned.length > 0 && Object.values(ways).some(Boolean) ? { name, ...ways } : null,
    banned: banned.length > 0,
    planB:
      hasPlanB && !closed && closing.length > 0 ? { closed: closing, decides: organises !== null } : null,
    days: goes && found.on && found.looked_at !== null ? daysToSay(known, today) : [],
    links: looked ? linksOf(known.state) : [],
    posts: goes && found.items.some(({ state }) => state === 'found'),
    makesLink: role !== null,
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
function daysToSay(known: ReturnType<typeof toKnown>, today: Day): DayToSay[] {
  const listed = banDays({ lists: known.lists, said: [] });
  return daysAhead(known.trip, today)
    .filter((day) => !listed.includes(day))
    .map((day) => ({
      day,
      name: daysText([day], known.trip),
      said: known.said.find((word) => word.day === day)?.banned ?? null,
    }));
}

const linksOf = (state: string | null) => {
  const all = kinds.flatMap((kind) => ownLook(kind, state) ?? []);
  return [...new Map(all.map((each) => [each.url, each])).values()];
};
