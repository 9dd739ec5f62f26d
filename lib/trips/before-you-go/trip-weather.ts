import { getMoonIllumination, getTimes } from 'suncalc';
import { addDays, type Day, dateOf, daysBetween, earliestToday, today } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { dayIn, timeIn } from '@/lib/places/clock';
import { zoneOf } from '@/lib/places/zone';
import { isOver } from '../moment';
import file from './official-pages.json';
import type { OfficialPage, SunDay, Weather } from './schema';
import { HORIZON, type KeptForecast, weatherOf } from './weather-at';

const moons = [
  'New moon',
  'Waxing crescent',
  'First quarter',
  'Waxing gibbous',
  'Full moon',
  'Waning gibbous',
  'Last quarter',
  'Waning crescent',
] as const;

const HOUR_MS = 60 * 60 * 1000;

interface Stay {
  start_date: Day;
  end_date: Day;
}

export function sunOf(site: Position, zone: string, { start_date, end_date }: Stay): SunDay[] {
  const count = daysBetween(start_date, end_date) + 1;
  return Array.from({ length: count }, (_, index) => addDays(start_date, index)).flatMap((day) => {
    // Solar noon at the site: suncalc computes the sun for the solar day that contains the instant.
    const noon = new Date(dateOf(day).getTime() + (12 - site.longitude / 15) * HOUR_MS);
    const { sunrise, sunset } = getTimes(noon, site.latitude, site.longitude);
    if (!sunrise || !sunset) return [];
    return [{ day, sunrise: timeIn(zone, sunrise), sunset: timeIn(zone, sunset), moon: moonAt(sunset) }];
  });
}

function moonAt(evening: Date): string {
  const { phase } = getMoonIllumination(evening);
  return moons[Math.round(phase * moons.length) % moons.length] ?? moons[0];
}

const names = new Map(
  Object.entries({
    ACT: 'the ACT',
    NSW: 'New South Wales',
    NT: 'the Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  }),
);

/** Open data puts Jervis Bay, alone this far east, in the ACT, whose pages don't cover it. */
const isJervisBay = (state: string, longitude: number) => state === 'ACT' && longitude > 150;

export function officialPages(state: string | null, longitude: number): OfficialPage[] {
  const name = names.get(state ?? '');
  if (!state || !name || isJervisBay(state, longitude)) return [];
  const page = (kind: OfficialPage['kind'], what: string, urls: Record<string, string | null>) => {
    const url = urls[state];
    // `checked_on` is null, because nobody has checked these pages yet; see docs/develop/data.md.
    return url?.startsWith('https://') ? [{ kind, title: `${what} in ${name}`, url, checked_on: null }] : [];
  };
  return [
    ...page('fire-bans', 'Fire bans', file.fireBans),
    ...page('park-alerts', 'Park alerts', file.parkAlerts),
  ];
}

const DAYS_AHEAD = 7;

export interface TripWeather {
  /** Null when the site's position or state is unknown. */
  zone: string | null;
  today: Day;
  weather: Weather | null;
  asks: boolean;
  sun: SunDay[];
  pages: OfficialPage[];
}

/** What is known of a stop's sky. */
export interface Sky extends Stay {
  stop_id: string;
  /** True when people sleep at another stop on the last day. */
  goes_on: boolean;
  /** Null when the site is only a name. */
  latitude: number | null;
  longitude: number | null;
  state: string | null;
  /** One for each time zone; null when none is stored. */
  forecasts: KeptForecast[] | null;
}

/** The days that people see the sky of this stop: not the one on which they sleep at the next. */
export const nightsAt = ({ start_date, end_date, goes_on }: Sky): Stay => ({
  start_date,
  end_date: goes_on ? addDays(end_date, -1) : end_date,
});

interface Known {
  trip: Stay & { called_off: boolean };
  skies: readonly Sky[];
  asks: boolean;
}

/**
 * Each day's weather and sun are those of the stop where people sleep. Null more than a week before the
 * trip, after its end, and for a trip that was called off.
 */
export function tripWeather({ trip, skies, asks }: Known, now: Date): TripWeather | null {
  const { start_date, end_date, called_off } = trip;
  if (called_off || isOver(end_date, now) || start_date > addDays(today(now), DAYS_AHEAD)) return null;
  const all = skies.map((sky) => skyAt(sky, asks, now));
  const ahead = all.filter((_, at) => at === skies.length - 1 || !isOver(skies[at]?.end_date ?? '', now));
  const [first] = ahead;
  if (!first) return null;
  return {
    zone: (ahead.find(({ zone }) => zone) ?? first).zone,
    today: first.today,
    weather: joinWeather(ahead.flatMap(({ weather }) => weather ?? [])),
    asks: ahead.some((each) => each.asks),
    sun: ahead.flatMap(({ sun }) => sun),
    pages: joinPages(ahead.map(({ pages }) => pages)),
  };
}

/** As old as the oldest of them. */
export function joinWeather<Of extends Weather>(all: readonly Of[]): Of | null {
  const [first] = all.toSorted((one, other) => one.as_of.localeCompare(other.as_of));
  return first ? { ...first, days: all.flatMap(({ days }) => days) } : null;
}

/** Stops in the same state have the same pages. */
export const joinPages = <Of extends OfficialPage>(all: readonly (readonly Of[])[]): Of[] =>
  all.flat().filter(({ url }, at, pages) => pages.findIndex((page) => page.url === url) === at);

function skyAt(sky: Sky, asks: boolean, now: Date): TripWeather {
  const { latitude, longitude, state, forecasts } = sky;
  const { start_date, end_date } = nightsAt(sky);
  const site = latitude === null || longitude === null ? null : { latitude, longitude };
  const pages = site ? officialPages(state, site.longitude) : [];
  const zone = site && zoneOf(state, site);
  if (!zone) return { zone: null, today: today(now), weather: null, asks: false, sun: [], pages };
  const day = dayIn(zone, now);
  const kept = asks && forecasts?.find((forecast) => forecast.zone === zone);
  // Leave out days before `earliestToday`, which are over in all of Australia.
  const from = [start_date, earliestToday(now)].sort().at(-1) ?? start_date;
  const to = [end_date, addDays(day, HORIZON - 1)].sort()[0] ?? end_date;
  return {
    zone,
    today: day,
    weather: kept ? weatherOf(kept, { start_date, end_date }, day) : null,
    asks,
    sun: sunOf(site, zone, { start_date: from, end_date: to }),
    pages,
  };
}
