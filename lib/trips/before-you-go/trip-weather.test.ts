import type { WeatherDay } from './schema';
import { tripWeather } from './trip-weather';

const site = { latitude: -34.7405, longitude: 150.4751 };
const trip = { start_date: '2026-11-27', end_date: '2026-11-29', called_off: false };
const weatherOn = (day: string): WeatherDay => ({
  day,
  min: 14,
  max: 22,
  rain_mm: 1,
  rain_chance: 40,
  wind_kmh: 18,
  code: 61,
  text: 'some rain',
});
const kept = (zone: string, asOf: string) => ({ zone, asOf, days: [weatherOn('2026-11-27')] });
const at = (now: string, more: object = {}) =>
  tripWeather({ trip, site, state: 'NSW', forecasts: null, asks: true, ...more }, new Date(now));

test('shows from a week before the trip until its last day has ended in all of Australia', () => {
  expect(at('2026-11-19T12:59:00Z')).toBeNull();
  expect(at('2026-11-19T13:01:00Z')?.today).toBe('2026-11-20');
  expect(at('2026-11-29T15:59:00Z')).not.toBeNull();
  expect(at('2026-11-29T16:01:00Z')).toBeNull();
  expect(at('2026-11-27T00:00:00Z', { trip: { ...trip, called_off: true } })).toBeNull();
});

test('shows the sun for the trip’s remaining days, in the site’s time zone', () => {
  const days = (now: string) => at(now)?.sun.map(({ day }) => day);
  expect(days('2026-11-24T00:00:00Z')).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
  expect(days('2026-11-28T06:00:00Z')).toEqual(['2026-11-28', '2026-11-29']);
  expect(at('2026-11-24T13:30:00Z')).toMatchObject({ zone: 'Australia/Sydney', today: '2026-11-25' });
  expect(at('2026-11-24T13:30:00Z', { state: 'QLD' })?.today).toBe('2026-11-24');
  const long = { ...trip, end_date: '2027-04-01' };
  expect(at('2026-11-27T00:00:00Z', { trip: long })?.sun).toHaveLength(16);
});

test('shows the stored forecast for the site’s time zone, with its age', () => {
  const now = '2026-11-25T04:00:00Z';
  const weather = (zone: string, asOf: string, more: object = {}) =>
    at(now, { forecasts: [kept('Australia/Brisbane', now), kept(zone, asOf)], ...more })?.weather;
  const said = weather('Australia/Sydney', '2026-11-25T01:00:00+00:00');
  expect(said).toMatchObject({ as_of: '2026-11-25T01:00:00.000Z', days: [{ day: '2026-11-27' }] });
  expect(weather('Australia/Perth', now)).toBeNull();
  expect(weather('Australia/Sydney', '2026-11-22T01:00:00+00:00')?.as_of).toBe('2026-11-22T01:00:00.000Z');
  expect(weather('Australia/Sydney', now, { asks: false })).toBeNull();
});

test('a site whose state is unknown has the time zone of its position', () => {
  expect(at('2026-11-25T00:00:00Z', { state: null })).toMatchObject({ zone: 'Australia/Sydney', asks: true });
});

test('a trip without a position has neither weather nor sun, and asks for no forecast', () => {
  const nothing = { zone: null, weather: null, asks: false, sun: [] };
  const now = '2026-11-25T00:00:00Z';
  expect(at(now, { site: null, state: null })).toEqual({ ...nothing, today: '2026-11-25', pages: [] });
  expect(at(now)?.pages).toHaveLength(2);
});
