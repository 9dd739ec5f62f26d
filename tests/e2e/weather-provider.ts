import { forecasts, startWeatherServer, type WeatherBehaviour } from '../servers/weather-server';

/** The latitudes at which the server fails, set by stories through /away?latitude=…&is=… */
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

/** The weather server that the server under test calls. */
await startWeatherServer(behave, Number(process.env.WEATHER_PORT));
