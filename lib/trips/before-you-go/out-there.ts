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

/** How long before a trip its page shows what one wants to know out there. */
const DAYS_AHEAD = 7;

export interface OutThere {
  /** The clocks at the site; null where nobody knows where it lies. */
  zone: string | null;
  today: Day;
  /** As it is kept; null where nothing is. */
  weather: Weather | null;
  /** Whether a newer forecast can be asked for. */
  asks: boolean;
  sun: SunDay[];
  pages: OfficialPage[];
}

interface Known {
  trip: { start_date: Day; end_date: Day; called_off: boolean };
  /** Null where the trip's site has a name alone. */
  site: Position | null;
  state: string | null;
  forecasts: KeptForecast[] | null;
  /** Whether there is a weather server. */
  asks: boolean;
}

/** From a week before a trip until its end; null before and after that, and once it was called off. */
export function outThere({ trip, site, state, forecasts, asks }: Known, now: Date): OutThere | null {
  const { start_date, end_date, called_off } = trip;
  if (called_off || isOver(end_date, now) || start_date > addDays(today(now), DAYS_AHEAD)) return null;
  const pages = site ? officialPages(state, site.longitude) : [];
  const zone = site && zoneOf(state, site.longitude);
  if (!zone) return { zone: null, today: today(now), weather: null, asks: false, sun: [], pages };
  const day = dayIn(zone, now);
  const kept = asks && forecasts?.find((forecast) => forecast.zone === zone);
  // As far ahead as a forecast goes; earlier days are past in all of Australia.
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
