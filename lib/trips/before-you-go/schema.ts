import { z } from 'zod';
import { day } from '@/lib/fields';

/** The forecast of one day. */
const weatherDay = z.object({
  day,
  /** In °C. */
  min: z.number(),
  max: z.number(),
  rain_mm: z.number(),
  /** In %; null when the day is too far ahead for the forecast to give a chance. */
  rain_chance: z.number().nullable(),
  /** The day's strongest wind, ten metres above the ground. */
  wind_kmh: z.number(),
  /** The WMO code of the day's weather; `text` is the code in words, such as "some rain". */
  code: z.int(),
  text: z.string(),
});

const weather = z.object({
  days: z.array(weatherDay),
  /** When the weather server issued the forecast. */
  as_of: z.iso.datetime(),
  attribution: z.string(),
});

/** The times are HH:MM in the site's time zone. */
const sunDay = z.object({ day, sunrise: z.string(), sunset: z.string(), moon: z.string() });

const officialPage = z.object({
  kind: z.enum(['fire-bans', 'park-alerts']),
  title: z.string(),
  url: z.string(),
  /** The day on which a person last opened the page and confirmed its content; null before that. */
  checked_on: day.nullable(),
});

export const beforeYouGo = z.object({
  /**
   * Null when there is no forecast: too far ahead, unavailable, switched off, or the site's
   * position is unknown.
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
