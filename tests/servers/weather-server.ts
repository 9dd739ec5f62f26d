import type { ServerResponse } from 'node:http';
import { addDays } from '../../lib/dates';
import { startStandIn } from './stand-in';

/** The URL of a request that the fake weather server received. */
export type WeatherCall = URL;

export type WeatherBehaviour = (call: WeatherCall, response: ServerResponse) => unknown;

const localDay = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());

/** Returns a response like Open-Meteo's, with the same temperatures on all days and some rain. */
export function goodForecast(call: WeatherCall) {
  const first = localDay(call.searchParams.get('timezone') ?? 'UTC');
  const days = Array.from({ length: 16 }, (_, index) => addDays(first, index));
  const each = <Value>(value: Value) => days.map(() => value);
  return {
    latitude: Number(call.searchParams.get('latitude')) + 0.02,
    longitude: Number(call.searchParams.get('longitude')) - 0.03,
    generationtime_ms: 0.1,
    timezone: call.searchParams.get('timezone'),
    daily_units: {
      time: 'iso8601',
      weather_code: 'wmo code',
      temperature_2m_max: '°C',
      temperature_2m_min: '°C',
      precipitation_sum: 'mm',
      precipitation_probability_max: '%',
      wind_speed_10m_max: 'km/h',
    },
    daily: {
      time: days,
      weather_code: each(61),
      temperature_2m_max: each(22.4),
      temperature_2m_min: each(13.6),
      precipitation_sum: each(1.2),
      precipitation_probability_max: days.map((_, index) => (index < 12 ? 40 : null)),
      wind_speed_10m_max: each(18.3),
    },
  };
}

/** Responds with JSON computed from the request. */
export const sends =
  (make: (call: WeatherCall) => unknown): WeatherBehaviour =>
  (call, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(make(call)));
  };

export const forecasts = sends(goodForecast);

/** Starts a fake weather server that speaks Open-Meteo's protocol. */
export const startWeatherServer = (behaviour: WeatherBehaviour = forecasts, port = 0) =>
  startStandIn(({ url }) => new URL(url ?? '', 'http://weather.test'), behaviour, port);

export type WeatherServer = Awaited<ReturnType<typeof startWeatherServer>>;
