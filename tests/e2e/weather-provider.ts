import { forecasts, startWeatherServer, type WeatherBehaviour } from '../servers/weather-server';

/** Latitudes at which the server is away, as a story has told it by /away?latitude=…&is=… */
const away = new Set<string>();

const behave: WeatherBehaviour = (call, response) => {
  const latitude = call.searchParams.get('latitude') ?? '';
  if (call.pathname === '/away') {
    if (call.searchParams.get('is') === 'true') away.add(latitude);
    else away.delete(latitude);
    return response.end();
  }
  if (call.pathname !== '/v1/forecast') return response.end();
  return away.has(latitude) ? response.destroy() : forecasts(call, response);
};

/** The weather server that the one under test asks. */
await startWeatherServer(behave, Number(process.env.WEATHER_PORT));
