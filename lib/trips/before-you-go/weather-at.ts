import type { Day } from '@/lib/dates';
import type { Weather, WeatherDay } from './schema';

/** A place's stored forecast. */
export interface KeptForecast {
  zone: string;
  days: WeatherDay[];
  /** When the forecast was issued, ISO 8601. */
  asOf: string;
}

export const FRESH_MS = 60 * 60 * 1000;

const attribution = 'Weather data by Open-Meteo.com (CC BY 4.0)';

interface Stay {
  start_date: Day;
  end_date: Day;
}

/**
 * Returns the days of a forecast that belong to the trip and aren't over, and when the forecast was
 * issued. Null when no day of the trip is left in the forecast.
 */
export function weatherOf(
  forecast: KeptForecast,
  { start_date, end_date }: Stay,
  today: Day,
): Weather | null {
  const days = forecast.days.filter(({ day }) => day >= today && day >= start_date && day <= end_date);
  return days.length === 0 ? null : { days, as_of: new Date(forecast.asOf).toISOString(), attribution };
}

/**
 * True when the weather is missing or more than an hour old, so that the page should request a new
 * forecast.
 */
export const isStale = (weather: Weather | null, now: Date): boolean =>
  !weather || now.getTime() - new Date(weather.as_of).getTime() > FRESH_MS;
