import 'server-only';
import type { Day } from '@/lib/dates';
import { asksWeather } from '../before-you-go/ask-weather';
import { sunOf, type TripWeather, tripWeather } from '../before-you-go/trip-weather';
import { zoneOf } from '../before-you-go/zone';
import type { DaysPageRow } from './get-days';

/** `sky` is the weather from a week before the trip until its end. */
export function skyOver(
  trip: { start_date: Day; end_date: Day; called_off: boolean },
  { latitude, longitude, state, forecasts }: DaysPageRow,
  now: Date,
): { sky: Pick<TripWeather, 'zone' | 'today' | 'weather' | 'asks'> | null; sunset: Record<Day, string> } {
  if (latitude === null || longitude === null) return { sky: null, sunset: {} };
  const site = { latitude, longitude };
  const zone = zoneOf(state, site);
  const there = tripWeather({ trip, site, state, forecasts, asks: asksWeather() }, now);
  return {
    sky: there && { zone: there.zone, today: there.today, weather: there.weather, asks: there.asks },
    sunset: zone ? Object.fromEntries(sunOf(site, zone, trip).map(({ day, sunset }) => [day, sunset])) : {},
  };
}
