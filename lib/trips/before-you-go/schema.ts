import { z } from 'zod';
import { day } from '@/lib/fields';

/** The forecast of one day. */
const weatherDay = z.object({
  day,
  /** Lowest temperature in °C; `max` is the highest. */
  min: z.number(),
  max: z.number(),
  rain_mm: z.number(),
  /** Chance of rain in %; null when the day is too far ahead. */
  rain_chance: z.number().nullable(),
  /** Strongest wind of the day in km/h, ten metres above the ground. */
  wind_kmh: z.number(),
  /** WMO code of the day's weather. `text` is the code in words, such as "some rain". */
  code: z.int(),
  text: z.string(),
});

const weather = z.object({
  days: z.array(weatherDay),
  /** When the weather server issued the forecast, ISO 8601. */
  as_of: z.iso.datetime(),
  attribution: z.string(),
});

/** Sunrise and sunset as HH:MM in the site's time zone, and the phase of the moon. */
const sunDay = z.object({ day, sunrise: z.string(), sunset: z.string(), moon: z.string() });

const officialPage = z.object({
  kind: z.enum(['fire-bans', 'park-alerts']),
  title: z.string(),
  url: z.string(),
  /**
   * The day on which a person last opened the page and confirmed its content; null when nobody has.
   */
  checked_on: day.nullable(),
});

export const beforeYouGo = z.object({
  /**
   * The forecast; null when there is none: the trip is too far ahead, the server is unavailable,
   * forecasts are switched off, or the site's position is unknown.
   */
  weather: weather.nullable(),
  sun: z.array(sunDay),
  pages: z.array(officialPage),
});

export type WeatherDay = z.output<typeof weatherDay>;
export type Weather = z.output<typeof weather>;
export type SunDay = z.output<typeof sunDay>;
export type OfficialPage = z.output<typeof officialPage>;
export type BeforeYouGo = z.output<typeof beforeYouGo>;
