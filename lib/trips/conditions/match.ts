import { addDays, type Day } from '@/lib/dates';
import { kmBetween, type Position, roundKm } from '@/lib/geometry';
import { instantIn } from '@/lib/places/clock';
import { withoutAccents } from '@/lib/text';
import type { Item, Kind, List } from './item';

const KM_PER_DEGREE = 111.2;

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

const isSame = (one: string, other: string) => plainName(one) === plainName(other);

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

/** Ray casting: a line to the east from inside crosses an odd number of edges. */
function isInside({ latitude: y, longitude: x }: Position, ring: readonly Position[]): boolean {
  return (
    ring.filter((end, at) => {
      const start = ring.at(at - 1) ?? end;
      if (start.latitude > y === end.latitude > y) return false;
      const part = (y - start.latitude) / (end.latitude - start.latitude);
      return x < start.longitude + part * (end.longitude - start.longitude);
    }).length %
      2 ===
    1
  );
}

/** In km, on a plane around the site. */
function lineKm(site: Position, line: readonly Position[]): number {
  const narrow = Math.cos((site.latitude * Math.PI) / 180);
  const flat = line.map(({ latitude, longitude }) => ({
    x: (longitude - site.longitude) * narrow,
    y: latitude - site.latitude,
  }));
  const degrees = flat.map((end, at) => {
    const start = flat[at - 1] ?? end;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const length = dx ** 2 + dy ** 2;
    const part = length && Math.max(0, Math.min(1, -(start.x * dx + start.y * dy) / length));
    return Math.hypot(start.x + part * dx, start.y + part * dy);
  });
  return Math.min(...degrees) * KM_PER_DEGREE;
}
