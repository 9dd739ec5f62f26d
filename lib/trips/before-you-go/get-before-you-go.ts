import 'server-only';
import { addDays, type Day } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { dayIn } from './clock';
import { getForecast } from './get-forecast';
import { HORIZON } from './horizon';
import { officialPages } from './official-pages';
import type { BeforeYouGo, Weather } from './schema';
import { sunOf } from './sun';
import { weatherOf } from './weather-at';
import { weatherPlace } from './weather-place';
import { zoneOf } from './zone';

interface Row {
  start_date: Day;
  end_date: Day;
  latitude: number | null;
  longitude: number | null;
  state: string | null;
}

export async function getBeforeYouGo(caller: TripCaller): Promise<BeforeYouGo> {
  const [trip] = await readRows<Row>(Prisma.sql`
    select t.start_date::text, t.end_date::text, c.latitude, c.longitude, c.state
    from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  if (!trip) throw notFound();
  const { latitude, longitude, state } = trip;
  if (latitude === null || longitude === null) return { weather: null, sun: [], pages: [] };
  const pages = officialPages(state, longitude);
  const site = { latitude, longitude };
  const zone = zoneOf(state, site);
  if (!zone) return { weather: null, sun: [], pages };
  return { weather: await weatherFor(site, zone, trip), sun: sunOf(site, zone, trip), pages };
}

async function weatherFor(
  site: { latitude: number; longitude: number },
  zone: string,
  trip: Row,
): Promise<Weather | null> {
  const today = dayIn(zone, new Date());
  if (trip.end_date < today || trip.start_date >= addDays(today, HORIZON)) return null;
  const forecast = await getForecast(weatherPlace(site, zone));
  return forecast && weatherOf(forecast, trip, today);
}
