import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, type Day } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { dayIn } from '@/lib/places/clock';
import { zoneOf } from '@/lib/places/zone';
import { db, readRows } from '@/lib/server/db/client';
import { isDiskFull, isReadOnly } from '@/lib/server/db/errors';
import { countEvent } from '@/lib/server/metrics/meter';
import { Prisma } from '@/prisma/generated/client';
import { eachStopJson } from '../stops/stops-column';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { asksWeather, askWeather, BOUND_MS } from './ask-weather';
import type { BeforeYouGo, Weather } from './schema';
import { joinPages, joinWeather, nightsAt, officialPages, type Sky, sunOf } from './trip-weather';
import {
  FRESH_MS,
  HORIZON,
  type KeptForecast,
  type WeatherPlace,
  weatherOf,
  weatherPlace,
} from './weather-at';

export interface SkiesRow {
  /** Of each stop, in order. */
  skies: Sky[];
}

/** Must round coordinates in the same way as weatherPlace. */
const forecastsJson = Prisma.sql`(
  select json_agg(json_build_object('zone', f.zone, 'days', f.days, 'asOf', f.as_of)) from forecasts f
  where f.latitude = floor(c.latitude * 10 + 0.5)::smallint and f.longitude = floor(c.longitude * 10 + 0.5)::smallint
    and f.as_of is not null)`;

const skiesOf = (forecasts: Prisma.Sql) =>
  eachStopJson(
    (id, goesOn) => Prisma.sql`json_build_object(
      'stop_id', ${id}, 'goes_on', ${goesOn}, 'start_date', t.start_date, 'end_date', t.end_date,
      'latitude', c.latitude, 'longitude', c.longitude, 'state', c.state, 'forecasts', ${forecasts})`,
  );

/** Used together with `tripsOf`. */
export const skiesColumn = Prisma.sql`${skiesOf(forecastsJson)} skies`;

const POLL_MS = 150;
/** No process asks again for this long, so that pages don't wait for a server that is down. */
const FAILED_MS = 60_000;
/** After this time the process that made a claim must have died. */
const GONE_MS = BOUND_MS + 3000;

interface ForecastRow {
  zone: string;
  days: KeptForecast['days'] | null;
  asOf: string | null;
  fresh: boolean;
  asking: boolean;
}

/** Returns the older stored forecast when a new one can't be had; null without one. */
export async function getForecast(place: WeatherPlace): Promise<KeptForecast | null> {
  if (!asksWeather()) return null;
  const late = Date.now() + BOUND_MS;
  const first = await rowOf(place);
  countEvent('campmates_forecasts_total', first?.fresh ? 'hit' : 'miss');
  for (let row = first; ; row = await rowOf(place)) {
    if (row?.fresh) return kept(row);
    // While another process asks the server, poll for its result. Waiting for a lock on the row
    // instead would occupy a database connection.
    if (!row?.asking) {
      // A full disk can't hold the claim. The page then shows what is stored.
      const claimed = await claim(place).catch((error: unknown) => {
        if (isDiskFull(error) || isReadOnly(error)) return null;
        throw error;
      });
      if (claimed === null) return kept(row);
      if (claimed) return ask(place);
      const now = await rowOf(place);
      // The last request failed less than a minute ago, or another process has just made a claim.
      if (!now?.asking) return kept(now);
    } else if (Date.now() > late) return kept(row);
    await sleep(POLL_MS);
  }
}

async function ask(place: WeatherPlace): Promise<KeptForecast | null> {
  const days = await askWeather(place);
  const said = days ? Prisma.sql`, days = ${JSON.stringify(days)}::jsonb, as_of = now()` : Prisma.empty;
  await db.$executeRaw`update forecasts set asking = false${said} where ${isOf(place)}`;
  return kept(await rowOf(place));
}

const ago = (ms: number) => Prisma.sql`now() - ${ms}::float8 * interval '1 ms'`;

/** Unlike a lock, the claim occupies no database connection, and expires when abandoned. */
async function claim({ latitude, longitude, zone }: WeatherPlace): Promise<boolean> {
  const taken = await db.$executeRaw`
    insert into forecasts (latitude, longitude, zone, asked_at, asking)
    values (${latitude}, ${longitude}, ${zone}, now(), true)
    on conflict (latitude, longitude, zone) do update set asked_at = now(), asking = true
      where (forecasts.as_of is null or forecasts.as_of <= ${ago(FRESH_MS)})
        and forecasts.asked_at <= case when forecasts.asking then ${ago(GONE_MS)} else ${ago(FAILED_MS)} end`;
  return taken === 1;
}

async function rowOf(place: WeatherPlace): Promise<ForecastRow | undefined> {
  const [row] = await readRows<ForecastRow>(Prisma.sql`
    select zone, days, to_json(as_of) "asOf", asking and asked_at > ${ago(GONE_MS)} asking,
           as_of is not null and as_of > ${ago(FRESH_MS)} fresh
    from forecasts where ${isOf(place)}`);
  return row;
}

const isOf = ({ latitude, longitude, zone }: WeatherPlace) =>
  Prisma.sql`latitude = ${latitude}::int and longitude = ${longitude}::int and zone = ${zone}`;

const kept = (row: ForecastRow | undefined): KeptForecast | null =>
  row?.days && row.asOf ? { zone: row.zone, days: row.days, asOf: row.asOf } : null;

export async function getBeforeYouGo(caller: TripCaller): Promise<BeforeYouGo> {
  const [trip] = await readRows<SkiesRow>(Prisma.sql`
    select ${skiesOf(Prisma.sql`null`)} skies from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  if (!trip) throw notFound();
  const stops = await Promise.all(trip.skies.map(beforeStop));
  const weathers = stops.flatMap(({ stop_id, weather }) =>
    weather ? { ...weather, days: weather.days.map((day) => ({ stop_id, ...day })) } : [],
  );
  return {
    weather: joinWeather(weathers),
    sun: stops.flatMap(({ stop_id, sun }) => sun.map((day) => ({ stop_id, ...day }))),
    pages: joinPages(stops.map(({ stop_id, pages }) => pages.map((page) => ({ stop_id, ...page })))),
  };
}

async function beforeStop(sky: Sky) {
  const { stop_id, latitude, longitude, state } = sky;
  const stay = nightsAt(sky);
  if (latitude === null || longitude === null) return { stop_id, weather: null, sun: [], pages: [] };
  const pages = officialPages(state, longitude);
  const site = { latitude, longitude };
  const zone = zoneOf(state, site);
  if (!zone) return { stop_id, weather: null, sun: [], pages };
  return { stop_id, weather: await weatherFor(site, zone, stay), sun: sunOf(site, zone, stay), pages };
}

async function weatherFor(
  site: { latitude: number; longitude: number },
  zone: string,
  trip: { start_date: Day; end_date: Day },
): Promise<Weather | null> {
  const today = dayIn(zone, new Date());
  if (trip.end_date < today || trip.start_date >= addDays(today, HORIZON)) return null;
  const forecast = await getForecast(weatherPlace(site, zone));
  return forecast && weatherOf(forecast, trip, today);
}
