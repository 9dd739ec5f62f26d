import { addDays } from '@/lib/dates';
import type { WeatherDay } from './schema';
import { isStale, type KeptForecast, weatherOf, weatherPlace } from './weather-at';

const today = '2026-11-22';
const now = new Date('2026-11-22T04:05:00Z');
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
const said = (minutesAgo: number): KeptForecast => ({
  zone: 'Australia/Sydney',
  days: Array.from({ length: 16 }, (_, index) => weatherOn(addDays('2026-11-21', index))),
  asOf: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
});
const daysOf = (start_date: string, end_date: string, minutesAgo = 0) =>
  weatherOf(said(minutesAgo), { start_date, end_date }, today)?.days.map(({ day }) => day) ?? null;

test('shows the trip’s days from today on, as far as the forecast covers them', () => {
  expect(daysOf('2026-11-23', '2026-11-24')).toEqual(['2026-11-23', '2026-11-24']);
  expect(daysOf('2026-11-21', '2026-11-22')).toEqual(['2026-11-22']);
  expect(daysOf('2026-12-06', '2026-12-09')).toEqual(['2026-12-06']);
  expect(daysOf('2026-12-07', '2026-12-09')).toBeNull();
  expect(daysOf('2026-11-20', '2026-11-21')).toBeNull();
});

test('a forecast is requested again after an hour, and shown with its age until a newer one arrives', () => {
  const stay = { start_date: today, end_date: today };
  const after = (minutes: number) => weatherOf(said(minutes), stay, today);
  expect([isStale(after(60), now), isStale(after(61), now), isStale(null, now)]).toEqual([false, true, true]);
  expect(after(3 * 24 * 60)?.as_of).toBe('2026-11-19T04:05:00.000Z');
});

test.each([
  [-34.7605, 150.4751, -348, 1505],
  [-34.7405, 150.4449, -347, 1504],
  [-12.35, 130.85, -123, 1309],
  [0, 0, 0, 0],
])('%d, %d is requested as %d and %d tenths of a degree', (latitude, longitude, south, east) => {
  const place = weatherPlace({ latitude, longitude }, 'Australia/Sydney');
  expect(place).toEqual({ latitude: south, longitude: east, zone: 'Australia/Sydney' });
});
