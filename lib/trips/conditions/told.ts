import type { Day } from '@/lib/dates';
import type { TripDates } from '../date-rules';
import {
  type Condition,
  type Conditions,
  daysText,
  type Ended,
  isFresh,
  keyOf,
  type LookedList,
  type Thing,
  type ToldConditions,
} from './known';

export interface News {
  started: Condition[];
  ended: Ended[];
}

interface Now {
  trip: TripDates;
  about: string;
  lists: readonly LookedList[];
  conditions: Conditions;
  today: Day;
  now: Date;
}

/** Bans are told by day, whatever entry of the list says them. */
function thingsOf(condition: Condition, today: Day): Thing[] {
  const { key, kind, title, days, list } = condition;
  if (!list) return [];
  if (kind !== 'fire ban') return [{ key, list, kind, title, days }];
  return days.flatMap((day) =>
    day < today ? [] : [{ key: `ban ${day}`, list, kind, title: 'The fire ban', days: [day] }],
  );
}

/**
 * What has changed since people were told, and what they'll have been told then. A list that didn't
 * answer ends nothing, and neither does a day that is over.
 */
export function newsOf(
  last: ToldConditions | null,
  { trip, about, lists, conditions, today, now }: Now,
): { told: ToldConditions; news: News } {
  const grave = conditions.items.filter(
    ({ state, ours, gravity }) => state === 'found' && ours && (gravity === 'leave' || gravity === 'stops'),
  );
  const things = grave.flatMap((each) => thingsOf(each, today));
  const had = last?.things ?? [];
  const isNew = (thing: Thing) => !had.some(({ key, eased }) => key === thing.key && !eased);
  const started = grave.filter((each) => thingsOf(each, today).some(isNew));
  const gone = had.filter(
    (thing) => !things.some(({ key }) => key === thing.key) && thing.days.some((day) => day >= today),
  );
  const ended = gone.flatMap((thing) => {
    const looked = lists.find(({ list }) => list.name === thing.list);
    if (!looked || !isFresh(looked, now) || !saysOtherwise(looked, thing)) return [];
    return [
      {
        ...thing,
        title: endedText(thing, things, trip),
        at: looked.saidAt ?? looked.readAt ?? '',
        source: looked.list.source.name,
        url: looked.list.source.url,
      },
    ];
  });
  const kept = gone
    .filter((thing) => !ended.some(({ key }) => key === thing.key))
    .map((thing) =>
      lists.some((looked) => isListed(looked, thing)) ? { ...thing, eased: true as const } : thing,
    );
  const isNews = started.length > 0 || ended.length > 0;
  return {
    told: {
      about,
      at: isNews ? now.toISOString() : (last?.at ?? null),
      things: [...new Map([...things, ...kept].map((thing) => [thing.key, thing])).values()],
      ended: isNews ? ended : (last?.ended ?? []),
    },
    news: { started, ended },
  };
}

const isListed = ({ list, concerns, unplaced }: LookedList, { key }: Thing) =>
  [...concerns.map(({ item }) => item), ...unplaced].some((item) => keyOf(list, item) === key);

/**
 * A list of bans that has no entry for the day, as at midnight, ends nothing either; nor does any other list
 * that still has the entry, with less weight.
 */
const saysOtherwise = (looked: LookedList, thing: Thing) =>
  thing.kind === 'fire ban'
    ? looked.concerns.some((each) => each.days.some((day) => thing.days.includes(day)))
    : !isListed(looked, thing);

function endedText({ kind, title, days }: Thing, still: readonly Thing[], trip: TripDates): string {
  if (kind !== 'fire ban') return `${title}: no longer on the list`;
  const others = still.some((each) => each.kind === 'fire ban');
  return `${title}${others ? ` for ${daysText(days, trip)}` : ''} has ended`;
}
