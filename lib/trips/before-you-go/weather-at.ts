import type { Day } from '@/lib/dates';
import type { Weather, WeatherDay } from './schema';

/** What was said of a place, and when. */
export interface KeptForecast {
  zone: string;
  days: WeatherDay[];
  /** An instant as JSON has it. */
  asOf: string;
}

export const FRESH_MS = 60 * 60 * 1000;
/** While the weather server is away, what it said before is better than nothing for so long. */
const USABLE_MS = 24 * FRESH_MS;

const attribution = 'Weather data by Open-Meteo.com (CC BY 4.0)';

interface Stay {
  start_date: Day;
  end_date: Day;
}

/** What a forecast says of a trip's days, from today on; null where that is nothing, or too old. */
export function weatherOf(
  forecast: KeptForecast,
  { start_date, end_date }: Stay,
  today: Day,
  now: Date,
): Weather | null {
  const asOf = new Date(forecast.asOf);
  if (now.getTime() - asOf.getTime() > USABLE_MS) return null;
  const days = forecast.days.filter(({ day }) => day >= today && day >= start_date && day <= end_date);
  return days.length === 0 ? null : { days, as_of: asOf.toISOString(), attribution };
}

/** Whether a forecast is due to be asked for again. */
export const isStale = (weather: Weather | null, now: Date): boolean =>
  !weather || now.getTime() - new Date(weather.as_of).getTime() > FRESH_MS;
