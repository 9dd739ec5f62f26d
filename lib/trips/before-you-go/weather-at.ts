import type { Day } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import type { Weather, WeatherDay } from './schema';

/** A position in tenths of a degree, which stands for a square some kilometres wide. */
export interface WeatherPlace {
  latitude: number;
  longitude: number;
  zone: string;
}

/** Rounds halves up, as the database does. */
const tenths = (degrees: number) => Math.floor(degrees * 10 + 0.5);

export const weatherPlace = ({ latitude, longitude }: Position, zone: string): WeatherPlace => ({
  latitude: tenths(latitude),
  longitude: tenths(longitude),
  zone,
});

export const HORIZON = 16;

export interface KeptForecast {
  zone: string;
  days: WeatherDay[];
  asOf: string;
}

export const FRESH_MS = 60 * 60 * 1000;

const attribution = 'Weather data by Open-Meteo.com (CC BY 4.0)';

interface Stay {
  start_date: Day;
  end_date: Day;
}

/** Null when no day of the trip is left in the forecast. */
export function weatherOf(
  forecast: KeptForecast,
  { start_date, end_date }: Stay,
  today: Day,
): Weather | null {
  const days = forecast.days.filter(({ day }) => day >= today && day >= start_date && day <= end_date);
  return days.length === 0 ? null : { days, as_of: new Date(forecast.asOf).toISOString(), attribution };
}

export const isStale = (weather: Weather | null, now: Date): boolean =>
  !weather || now.getTime() - new Date(weather.as_of).getTime() > FRESH_MS;
