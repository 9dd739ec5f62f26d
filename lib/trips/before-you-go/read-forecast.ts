import { z } from 'zod';
import { addDays, type Day, daysBetween } from '@/lib/dates';
import { day } from '@/lib/fields';
import type { WeatherDay } from './schema';
import { HORIZON, type WeatherPlace } from './weather-at';

/** Words for the WMO weather codes. */
const words: Record<number, string> = {
  0: 'clear',
  1: 'mostly clear',
  2: 'some cloud',
  3: 'cloudy',
  45: 'fog',
  48: 'fog and frost',
  51: 'light drizzle',
  53: 'drizzle',
  55: 'heavy drizzle',
  56: 'freezing drizzle',
  57: 'freezing drizzle',
  61: 'some rain',
  63: 'rain',
  65: 'heavy rain',
  66: 'freezing rain',
  67: 'heavy freezing rain',
  71: 'some snow',
  73: 'snow',
  75: 'heavy snow',
  77: 'snow grains',
  80: 'some showers',
  81: 'showers',
  82: 'heavy showers',
  85: 'snow showers',
  86: 'heavy snow showers',
  95: 'thunderstorms',
  96: 'thunderstorms with hail',
  99: 'thunderstorms with heavy hail',
};

const weatherWords = (code: number): string | undefined => words[code];

export const variables = {
  weather_code: 'wmo code',
  temperature_2m_max: '°C',
  temperature_2m_min: '°C',
  precipitation_sum: 'mm',
  precipitation_probability_max: '%',
  wind_speed_10m_max: 'km/h',
} as const;

const list = (min: number, max: number) => z.array(z.number().min(min).max(max).nullable()).max(HORIZON);

const forecast = z.object({
  latitude: z.number(),
  longitude: z.number(),
  daily_units: z.object(
    Object.fromEntries(Object.entries(variables).map(([name, unit]) => [name, z.literal(unit)])),
  ),
  daily: z.object({
    time: z.array(day).min(1).max(HORIZON),
    weather_code: list(0, 99),
    temperature_2m_max: list(-30, 60),
    temperature_2m_min: list(-30, 60),
    precipitation_sum: list(0, 2000),
    precipitation_probability_max: list(0, 100),
    wind_speed_10m_max: list(0, 410),
  }),
});

/** Null when the response is for another place or other days, or has impossible weather. */
export function readForecast(response: unknown, place: WeatherPlace, today: Day): WeatherDay[] | null {
  const { success, data } = forecast.safeParse(response);
  if (!success) return null;
  const { latitude, longitude, daily } = data;
  const isNear = (degrees: number, asked: number) => Math.abs(degrees - asked / 10) <= 1;
  if (!isNear(latitude, place.latitude) || !isNear(longitude, place.longitude)) return null;
  const [first = ''] = daily.time;
  if (Math.abs(daysBetween(today, first)) > 1) return null;
  if (daily.time.some((day, index) => day !== addDays(first, index))) return null;
  if (Object.values(daily).some(({ length }) => length !== daily.time.length)) return null;
  const days = daily.time.map((_, index) => dayAt(daily, index));
  return days.includes('wrong') ? null : days.filter((day) => day !== null && day !== 'wrong');
}

/** Null when a value is missing, as on days far ahead; 'wrong' when one is impossible. */
function dayAt(daily: z.output<typeof forecast>['daily'], index: number): WeatherDay | 'wrong' | null {
  const at = (values: (number | null)[]) => values[index] ?? null;
  const [code, min, max] = [
    at(daily.weather_code),
    at(daily.temperature_2m_min),
    at(daily.temperature_2m_max),
  ];
  const [rain, wind] = [at(daily.precipitation_sum), at(daily.wind_speed_10m_max)];
  if (code === null || min === null || max === null || rain === null || wind === null) return null;
  const text = weatherWords(code);
  if (text === undefined || min > max) return 'wrong';
  return {
    day: daily.time[index] ?? '',
    min,
    max,
    rain_mm: rain,
    rain_chance: at(daily.precipitation_probability_max),
    wind_kmh: wind,
    code,
    text,
  };
}
