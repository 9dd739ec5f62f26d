import type { Day } from '@/lib/dates';
import type { Weather, WeatherDay } from './schema';

/** A stored forecast of a place. */
export interface KeptForecast {
  zone: string;
  days: WeatherDay[];
  /** When the forecast was issued, as an ISO 8601 text. */
  asOf: string;
}

export const FRESH_MS = 60 * 60 * 1000;

const attribution = 'Weather data by Open-Meteo.com (CC BY 4.0)';

interface Stay {
  start_date: Day;
  end_date: Day;
}

/**
 * Returns the forecast for a trip's days from today on, with the time at which it was issued; null
 * when the forecast covers none of these days.
 */
export function weatherOf(
  forecast: KeptForecast,
  { start_date, end_date }: Stay,
  today: Day,
): Weather | null {
  const days = forecast.days.filter(({ day }) => day >= today && day >= start_date && day <= end_date);
  return days.length === 0 ? null : { days, as_of: new Date(forecast.asOf).toISOString(), attribution };
}

/** True when a forecast is older than an hour, or missing, and should be requested again. */
export const isStale = (weather: Weather | null, now: Date): boolean =>
  !weather || now.getTime() - new Date(weather.as_of).getTime() > FRESH_MS;
