import 'server-only';
import { addDays, type Day } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { instantIn, USUAL_ZONE } from '@/lib/places/clock';
import { councilNames, councilsAt } from '@/lib/places/council-at';
import { statesNear } from '@/lib/places/state-lines';
import { env } from '@/lib/server/env';
import type { Item, Kind, List, State } from './item';
import type { Concern } from './known';
import { lists } from './lists/all';
import { type Found, isOverlap, isSame, matchItems, type Site } from './match';

/** As near to a line between states, the other state's fires and warnings count too. */
export const NEIGHBOUR_KM = 60;
const ACROSS: ReadonlySet<Kind> = new Set(['fire', 'warning']);
/** From here on, a warning is for somewhere else. */
const WARNING_KM = 10;

const isRead = ({ state }: Pick<List, 'state'>) =>
  env().CONDITIONS.states.some((name) => name === state.toLowerCase());

export const listsRead = (kind?: Kind): List[] =>
  lists.filter((list) => isRead(list) && (!kind || list.kind === kind));

const neighbours: Record<State, readonly State[]> = {
  ACT: ['NSW'],
  NSW: ['ACT', 'QLD', 'SA', 'VIC'],
  NT: ['QLD', 'SA', 'WA'],
  QLD: ['NSW', 'NT', 'SA'],
  SA: ['NSW', 'NT', 'QLD', 'VIC', 'WA'],
  TAS: [],
  VIC: ['NSW', 'SA'],
  WA: ['NT', 'SA'],
};

/** Whose sites a list may concern. */
export const statesOf = ({ kind, state }: List): State[] =>
  ACROSS.has(kind) ? [state, ...neighbours[state]] : [state];

/** Of the state, and of those behind a near line. */
export function listsFor(state: string | null, spot: Position): List[] {
  const near = statesNear(spot, NEIGHBOUR_KM);
  return listsRead().filter(
    (list) => list.state === state || (ACROSS.has(list.kind) && near.includes(list.state)),
  );
}

export interface PlacedSite extends Position {
  state: string | null;
  parks: string[];
}

interface Stay {
  /** The days that aren't over. */
  days: readonly Day[];
  zone: string | null;
  now: Date;
}

/** The entries of a list that concern the site on a day of the stay. */
export function concernsOf(list: List, items: readonly Item[], site: PlacedSite, stay: Stay): Concern[] {
  const { days, now } = stay;
  const [start, end] = [days[0], days.at(-1)];
  if (!start || !end) return [];
  const zone = stay.zone ?? USUAL_ZONE;
  const { latitude, longitude, state, parks } = site;
  const spot = { latitude, longitude };
  const there = { position: spot, state, parks, councils: state ? councilsAt(state, spot) : [] };
  return matchItems(list, items, there, { start, end, zone }, now).flatMap((found) => {
    const on = days.filter((day) => isOn(found.item, day, zone));
    return on.length > 0 ? [{ item: found.item, days: on, km: found.km, ours: isOurs(found, there) }] : [];
  });
}

/**
 * What is grave on a day of the stay, and may be anywhere in the site's state: the list names no place, or
 * none that is known.
 */
export function unplacedOf(list: List, items: readonly Item[], site: PlacedSite, stay: Stay): Item[] {
  if (site.state !== list.state) return [];
  const zone = stay.zone ?? USUAL_ZONE;
  return items.filter(
    (item) =>
      item.gravity !== 'knows' &&
      !isPlaced(list, item) &&
      (item.until === null || Date.parse(item.until) >= stay.now.getTime()) &&
      stay.days.some((day) => isOn(item, day, zone)),
  );
}

function isPlaced({ state }: List, { where: { councils, districts, ...others } }: Item): boolean {
  if (Object.keys(others).length > 0) return true;
  const known = councilNames(state);
  return councils?.some((council) => known.some((name) => isSame(council, name))) ?? false;
}

function isOn({ from, until, days }: Item, day: Day, zone: string): boolean {
  if (days) return isOverlap(days, day, day);
  const begin = instantIn(zone, day, '00:00').getTime();
  const end = instantIn(zone, addDays(day, 1), '00:00').getTime();
  return (from === null || Date.parse(from) < end) && (until === null || Date.parse(until) > begin);
}

/** An alert of the site's own park counts wherever its pin is. */
function isOurs({ item, km }: Found, { parks }: Pick<Site, 'parks'>): boolean {
  if (km === null || item.gravity === 'leave') return true;
  if (item.kind === 'park') return parks.some((park) => item.where.park?.includes(park));
  return item.kind !== 'warning' || km <= WARNING_KM;
}
