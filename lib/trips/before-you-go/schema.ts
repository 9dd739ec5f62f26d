import { z } from 'zod';
import { day, id } from '@/lib/fields';

const weatherDay = z.object({
  day,
  /** In °C, like `max`. */
  min: z.number(),
  max: z.number(),
  rain_mm: z.number(),
  /** In %; null when the day is too far ahead. */
  rain_chance: z.number().nullable(),
  /** Ten metres above the ground. */
  wind_kmh: z.number(),
  code: z.int(),
  text: z.string(),
});

const stop = { stop_id: id };

const weather = z.object({
  days: z.array(weatherDay),
  as_of: z.iso.datetime(),
  attribution: z.string(),
});

/** HH:MM in the site's time zone. */
const sunDay = z.object({ day, sunrise: z.string(), sunset: z.string(), moon: z.string() });

const officialPage = z.object({
  kind: z.enum(['fire-bans', 'park-alerts']),
  title: z.string(),
  url: z.string(),
  /** The day on which a person last confirmed the page's content; null when nobody has. */
  checked_on: day.nullable(),
});

/** Each day is of the stop where people sleep, and a page that several stops share of the first. */
export const beforeYouGo = z.object({
  weather: weather.extend({ days: z.array(weatherDay.extend(stop)) }).nullable(),
  sun: z.array(sunDay.extend(stop)),
  pages: z.array(officialPage.extend(stop)),
});

export type WeatherDay = z.output<typeof weatherDay>;
export type Weather = z.output<typeof weather>;
export type SunDay = z.output<typeof sunDay>;
export type OfficialPage = z.output<typeof officialPage>;
export type BeforeYouGo = z.output<typeof beforeYouGo>;
