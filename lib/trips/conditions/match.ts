import { addDays, type Day } from '@/lib/dates';
import { crossesEdge, KM_PER_DEGREE, kmBetween, type Position, roundKm, toSegment } from '@/lib/geometry';
import { instantIn } from '@/lib/places/clock';
import { withoutAccents } from '@/lib/text';
import type { Item, Kind, List } from './item';

/** What is farther away than this concerns no trip. Of a council, a park or a state, distance doesn't count. */
export const REACH_KM: Record<Kind, number> = { 'fire ban': 0, fire: 50, warning: 50, road: 30, park: 10 };

export interface Site {
  /** Null for a site that is only a name: nothing is known to concern it. */
  position: Position | null;
  state: string | null;
  /** The one that it lies in, and those that it may lie in (councilsAt). */
  councils: readonly string[];
  /** With "National Park", as site_parks and the lists have it. */
  parks: readonly string[];
}

export interface Stay {
  start: Day;
  end: Day;
  zone: string;
}

export interface Found {
  item: Item;
  /** From the site to the nearest point. 0 inside an area, null where no position decides. */
  km: number | null;
}

/**
 * The items of a list that concern a site on some day of the stay that isn't over. A list of fire
 * bans also has items that say "none" for a council and a day: without any item for a day, that day
 * is not checked.
 */
export function matchItems(
  list: Pick<List, 'state'>,
  items: readonly Item[],
  site: Site,
  stay: Stay,
  now: Date,
): Found[] {
  const from = Math.max(instantIn(stay.zone, stay.start, '00:00').getTime(), now.getTime());
  const until = instantIn(stay.zone, addDays(stay.end, 1), '00:00').getTime();
  const isThen = (item: Item) =>
    item.days
      ? isOverlap(item.days, stay.start, stay.end)
      : (item.until === null || Date.parse(item.until) >= from) &&
        (item.from === null || Date.parse(item.from) < until);
  return items.filter(isThen).flatMap((item) => {
    const km = reach(list, item, site);
    return km === undefined ? [] : [{ item, km }];
  });
}

export const isOverlap = ({ first, last }: NonNullable<Item['days']>, start: Day, end: Day) =>
  (first === null || first <= end) && (last === null || last >= start);

/** Undefined when the item doesn't concern the site. */
function reach(list: Pick<List, 'state'>, item: Item, site: Site): number | null | undefined {
  const { statewide, councils, park } = item.where;
  const isIn = site.state === list.state;
  if (isIn && councils?.some((council) => site.councils.some((own) => isSame(council, own)))) return null;
  const km = site.position && nearest(site.position, item.where);
  const known = km === null ? null : roundKm(km);
  if (isIn && park && site.parks.some((own) => names(park, own))) return known;
  if (km !== null && km <= REACH_KM[item.kind]) return known;
  return isIn && statewide ? null : undefined;
}

const plainName = (name: string) =>
  withoutAccents(name)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

export const isSame = (one: string, other: string) => plainName(one) === plainName(other);

/** These words make another park's name: "Mount Royal National Park". */
const before = /(?:mount|mt|great|greater|little|new|north|south|east|west|upper|lower|port|lake|cape) $/;

/** Whether a title names the park: "Royal National Park", "Track closed, Royal National Park". */
function names(title: string, park: string): boolean {
  const [text, name] = [` ${plainName(title)} `, ` ${plainName(park)} `];
  if (name.length < 5) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!before.test(text.slice(0, at + 1))) return true;
  }
  return false;
}

/** In km, to the nearest spot, line or edge of an area; 0 inside an area. Null without any of them. */
function nearest(site: Position, { spots = [], lines = [], areas = [] }: Item['where']): number | null {
  const distances = [
    ...spots.map((spot) => kmBetween(site, spot)),
    ...lines.map((line) => lineKm(site, line)),
    ...areas.map((area) => (isInside(site, area) ? 0 : lineKm(site, [...area.slice(-1), ...area]))),
  ];
  return distances.length > 0 ? Math.min(...distances) : null;
}

function isInside({ latitude, longitude }: Position, ring: readonly Position[]): boolean {
  const crossed = ring.filter((end, at) => {
    const start = ring.at(at - 1) ?? end;
    return crossesEdge(longitude, latitude, start.longitude, start.latitude, end.longitude, end.latitude);
  });
  return crossed.length % 2 === 1;
}

/** In km, on a plane around the site. */
function lineKm(site: Position, line: readonly Position[]): number {
  const narrow = Math.cos((site.latitude * Math.PI) / 180);
  const [x, y] = [
    ({ longitude }: Position) => (longitude - site.longitude) * narrow,
    ({ latitude }: Position) => latitude - site.latitude,
  ];
  const degrees = line.map((end, at) => {
    const start = line[at - 1] ?? end;
    return toSegment(x(start), y(start), x(end), y(end));
  });
  return Math.min(...degrees) * KM_PER_DEGREE;
}
