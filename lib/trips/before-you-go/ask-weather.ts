import 'server-only';
import { dayIn } from '@/lib/places/clock';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { countEvent } from '@/lib/server/metrics/meter';
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
  const response = await fetch(urlFor(place), {
    signal,
    // Follow no redirect, because a redirect could lead anywhere, even into our own network.
    redirect: 'error',
    cache: 'no-store',
    headers: { accept: 'application/json', 'accept-encoding': 'identity' },
  });
  // Refuse a compressed response, although the request asks for none. Unpacking an endless one
  // would block the whole process.
  if (!response.ok || !response.body || response.headers.has('content-encoding')) {
    await response.body?.cancel();
    throw new Error(`The weather server responded with ${response.status}, or packed`);
  }
  return JSON.parse(await boundedText(response.body));
}

async function boundedText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('The response is too long');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
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
