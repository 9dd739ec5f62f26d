import { z } from 'zod';
import { day } from '@/lib/fields';

/** The weather of one day, as it is forecast. */
const weatherDay = z.object({
  day,
  /** In °C. */
  min: z.number(),
  max: z.number(),
  rain_mm: z.number(),
  /** In %; null where the forecast is too far ahead to say. */
  rain_chance: z.number().nullable(),
  /** The strongest of the day, ten metres up. */
  wind_kmh: z.number(),
  /** The WMO's code of the day's weather, and that in words: "some rain". */
  code: z.int(),
  text: z.string(),
});

const weather = z.object({
  days: z.array(weatherDay),
  /** When the weather server said so. */
  as_of: z.iso.datetime(),
  attribution: z.string(),
});

/** The times are HH:MM of the clocks at the site. */
const sunDay = z.object({ day, sunrise: z.string(), sunset: z.string(), moon: z.string() });

const officialPage = z.object({
  kind: z.enum(['fire-bans', 'park-alerts']),
  title: z.string(),
  url: z.string(),
  /** The day on which somebody has opened it and found what it is said to be; null until then. */
  checked_on: day.nullable(),
});

export const beforeYouGo = z.object({
  /** Null where there is none: too far ahead, not to be had, switched off, or nobody knows where the site lies. */
  weather: weather.nullable(),
  sun: z.array(sunDay),
  pages: z.array(officialPage),
});

export type WeatherDay = z.output<typeof weatherDay>;
export type Weather = z.output<typeof weather>;
export type SunDay = z.output<typeof sunDay>;
export type OfficialPage = z.output<typeof officialPage>;
export type BeforeYouGo = z.output<typeof beforeYouGo>;
