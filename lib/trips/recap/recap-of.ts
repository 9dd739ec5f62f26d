import { comparedName } from '@/lib/household/gear/compared-name';
import { singular } from '@/lib/text';
import { nightsOf } from '../attendance/nights';
import { nextYear } from '../copy/next-year';
import { countAll } from '../headcount/count';
import { siteDay } from '../moment';
import { kmInAll } from '../stops/told-stops';
import type { TripHead } from '../trip-head';
import type { Recap } from './schema';

export interface Marked {
  name: string;
  mark: 'forgot' | 'not needed';
}

export interface Kept {
  album: string | null;
  marks: Marked[];
}

export type RecapPage = Pick<TripHead, 'trip' | 'stops' | 'zone' | 'people' | 'cooked' | 'costs' | 'ownId'>;

/** From the last day at the site on. */
export const hasRecap = ({ trip, zone }: Pick<RecapPage, 'trip' | 'zone'>, now: Date) =>
  siteDay({ zone }, now) >= trip.end_date;

export function recapOf(
  { trip, stops, people, cooked, costs, ownId }: RecapPage,
  { album, marks }: Kept,
  now: Date,
): Recap {
  const counted = countAll(people.attendees);
  const settlement = costs?.settlement ?? [];
  return {
    people: counted.people,
    households: people.attendees.length,
    nights: nightsOf(trip).length,
    meals: cooked.length,
    dogs: counted.pets.Dog ?? 0,
    km: roundedKm(kmInAll(stops)),
    cents: costs && costs.total > 0 ? costs.total : null,
    forgot: grouped(marks, 'forgot'),
    unneeded: grouped(marks, 'not needed'),
    unpaid: settlement
      .filter(({ from, to }) => from === ownId || to === ownId)
      .map(({ from, to, cents }) => ({ from, to, cents })),
    album_url: album,
    again: nextYear(trip, now),
  };
}

const roundedKm = (km: number | null) => km && Math.round(km);

/** Of each kind, so that the page stays short. */
const MOST = 12;

function grouped(marks: readonly Marked[], kind: Marked['mark']): string[] {
  const found = new Map<string, { name: string; count: number }>();
  for (const { name, mark } of marks) {
    if (mark !== kind) continue;
    const key = comparedName(name).split(' ').map(singular).join(' ');
    const thing = found.get(key);
    if (thing) thing.count += 1;
    else found.set(key, { name, count: 1 });
  }
  return [...found.values()]
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .slice(0, MOST)
    .map(({ name }) => name);
}
