import 'server-only';
import { dayIn } from '@/lib/places/clock';
import { env } from '@/lib/server/env';
import { fetchBounded } from '@/lib/server/http/fetch-bounded';
import { log } from '@/lib/server/log';
import { countEvent } from '@/lib/server/metrics/meter';
import { utf8 } from '@/lib/text';
import { readForecast, variables } from './read-forecast';
import type { WeatherDay } from './schema';
import { HORIZON, type WeatherPlace } from './weather-at';

/** The whole request's time limit, from connecting to the end of the body. */
export const BOUND_MS = 2000;
const MAX_BYTES = 100_000;

export const asksWeather = () => env().WEATHER_URL !== 'off';

/** Null when the server is unreachable, late or sends an invalid response. */
export async function askWeather(place: WeatherPlace, now = new Date()): Promise<WeatherDay[] | null> {
  const signal = AbortSignal.timeout(BOUND_MS);
  const days = await ask(place, signal).then(
    (response) => readForecast(response, place, dayIn(place.zone, now)),
    () => null,
  );
  // Don't log the error, because it may contain the server's own text, or its address with a key.
  if (!days) log.warn({ late: signal.aborted }, 'no forecast could be had');
  countEvent('campmates_forecast_calls_total', days ? 'answered' : 'failed');
  return days;
}

async function ask(place: WeatherPlace, signal: AbortSignal): Promise<unknown> {
  const { body } = await fetchBounded(urlFor(place), {
    signal,
    maxBytes: MAX_BYTES,
    headers: { accept: 'application/json' },
  });
  return JSON.parse(utf8(body ?? new Uint8Array()));
}

/** Keeps the parameters of the configured server address, such as a customer's key. */
function urlFor({ latitude, longitude, zone }: WeatherPlace): URL {
  const url = new URL(env().WEATHER_URL);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/forecast`;
  const asked = {
    latitude: (latitude / 10).toFixed(1),
    longitude: (longitude / 10).toFixed(1),
    timezone: zone,
    daily: Object.keys(variables).join(','),
    forecast_days: String(HORIZON),
    temperature_unit: 'celsius',
    wind_speed_unit: 'kmh',
    precipitation_unit: 'mm',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url;
}
