import { addDays, type Day, earliestToday, today } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { isOver } from '../moment';
import { dayIn } from './clock';
import { HORIZON } from './horizon';
import { officialPages } from './official-pages';
import type { OfficialPage, SunDay, Weather } from './schema';
import { sunOf } from './sun';
import { type KeptForecast, weatherOf } from './weather-at';
import { zoneOf } from './zone';

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

interface Known {
  trip: { start_date: Day; end_date: Day; called_off: boolean };
  /** Null when the site is only a name. */
  site: Position | null;
  state: string | null;
  forecasts: KeptForecast[] | null;
  asks: boolean;
}

/** Null more than a week before the trip, after its end, and for a trip that was called off. */
export function tripWeather({ trip, site, state, forecasts, asks }: Known, now: Date): TripWeather | null {
  const { start_date, end_date, called_off } = trip;
  if (called_off || isOver(end_date, now) || start_date > addDays(today(now), DAYS_AHEAD)) return null;
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
    weather: kept ? weatherOf(kept, trip, day) : null,
    asks,
    sun: sunOf(site, zone, { start_date: from, end_date: to }),
    pages,
  };
}
