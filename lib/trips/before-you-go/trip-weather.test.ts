import { zoneOf } from '@/lib/places/zone';
import file from '@/lib/trips/before-you-go/official-pages.json';
import type { WeatherDay } from './schema';
import { officialPages, type Sky, sunOf, tripWeather } from './trip-weather';

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
interface More {
  trip?: typeof trip;
  site?: typeof site | null;
  state?: string | null;
  forecasts?: Sky['forecasts'];
  asks?: boolean;
}

const sky = ({ trip: stay = trip, site: spot = site, state = 'NSW', forecasts = null }: More): Sky => ({
  ...{ stop_id: 'a', goes_on: false, start_date: stay.start_date, end_date: stay.end_date },
  ...{ latitude: spot?.latitude ?? null, longitude: spot?.longitude ?? null, state, forecasts },
});

const atStops = (now: string, skies: Sky[], { trip: whole = trip, asks = true }: More = {}) =>
  tripWeather({ trip: whole, skies, asks }, new Date(now));

const kept = (zone: string, asOf: string) => ({ zone, asOf, days: [weatherOn('2026-11-27')] });
const at = (now: string, more: More = {}) => atStops(now, [sky(more)], more);

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
  const weather = (zone: string, asOf: string, more: More = {}) =>
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

const sydney = { latitude: -33.87, longitude: 151.21 };

const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const on = (day: string) => ({ start_date: day, end_date: day });

// Expected values from the tables of Geoscience Australia and timeanddate.com.
test.each([
  ['Sydney at midwinter', sydney, 'Australia/Sydney', '2026-06-21', '07:00', '16:54'],
  ['Sydney at midsummer, in summer time', sydney, 'Australia/Sydney', '2026-12-21', '05:41', '20:05'],
  [
    'Brisbane at midsummer',
    { latitude: -27.47, longitude: 153.03 },
    'Australia/Brisbane',
    '2026-12-21',
    '04:49',
    '18:42',
  ],
  [
    'Perth at midwinter',
    { latitude: -31.95, longitude: 115.86 },
    'Australia/Perth',
    '2026-06-21',
    '07:17',
    '17:20',
  ],
  [
    'Hobart at midsummer',
    { latitude: -42.88, longitude: 147.33 },
    'Australia/Hobart',
    '2026-12-21',
    '05:28',
    '20:49',
  ],
  [
    'Darwin at midwinter',
    { latitude: -12.46, longitude: 130.84 },
    'Australia/Darwin',
    '2026-06-21',
    '07:06',
    '18:30',
  ],
  [
    'Adelaide at midwinter',
    { latitude: -34.93, longitude: 138.6 },
    'Australia/Adelaide',
    '2026-06-21',
    '07:23',
    '17:12',
  ],
])('sunrise and sunset over %s match the almanac', (_, site, zone, day, sunrise, sunset) => {
  const [said] = sunOf(site, zone, on(day));
  expect(said?.day).toBe(day);
  expect(Math.abs(minutes(said?.sunrise) - minutes(sunrise))).toBeLessThanOrEqual(2);
  expect(Math.abs(minutes(said?.sunset) - minutes(sunset))).toBeLessThanOrEqual(2);
});

test.each([
  ['2026-02-17', 'New moon'],
  ['2026-03-03', 'Full moon'],
  ['2026-08-12', 'New moon'],
  ['2026-11-24', 'Full moon'],
  ['2026-12-17', 'First quarter'],
])('the moon of %s', (day, moon) => {
  expect(sunOf(sydney, 'Australia/Sydney', on(day))).toMatchObject([{ moon }]);
});

test('each day of a trip has its own times, also where the clocks change', () => {
  const days = sunOf(sydney, 'Australia/Sydney', { start_date: '2026-10-03', end_date: '2026-10-05' });
  expect(days.map(({ day }) => day)).toEqual(['2026-10-03', '2026-10-04', '2026-10-05']);
  const [before, after] = days.map(({ sunrise }) => minutes(sunrise));
  expect(Math.abs((after ?? 0) - (before ?? 0) - 58)).toBeLessThanOrEqual(2);
});

test('a state has its own pages, which nobody has checked yet', () => {
  expect(officialPages('NSW', 151)).toEqual([
    {
      kind: 'fire-bans',
      title: 'Fire bans in New South Wales',
      url: 'https://www.rfs.nsw.gov.au/fire-information/fdr-and-tobans',
      checked_on: null,
    },
    {
      kind: 'park-alerts',
      title: 'Park alerts in New South Wales',
      url: 'https://www.nationalparks.nsw.gov.au/alerts/alerts-list',
      checked_on: null,
    },
  ]);
  expect(officialPages('VIC', 145).map(({ kind }) => kind)).toEqual(['fire-bans']);
});

test('Jervis Bay, remote territories and unknown states have no pages', () => {
  expect(officialPages('ACT', 149.1)).toHaveLength(1);
  expect(officialPages('ACT', 150.7)).toEqual([]);
  for (const state of ['OT', 'constructor', '', null]) expect(officialPages(state, 150)).toEqual([]);
});

test('each page belongs to a government and uses https', () => {
  const urls = [...Object.values(file.fireBans), ...Object.values(file.parkAlerts)].filter(
    (url) => url !== null,
  );
  expect(urls).toHaveLength(13);
  for (const url of urls) expect(url).toMatch(/^https:\/\/([a-z]+\.)+gov\.au\//);
});

test('the sun sets over the Round Hill of Broken Hill by the clocks of Broken Hill', () => {
  const roundHill = { latitude: -31.937511, longitude: 141.51819 };
  const day = { start_date: '2026-12-21', end_date: '2026-12-21' };
  const sunsetBy = (zone: string | null) => sunOf(roundHill, zone ?? '', day)[0]?.sunset;
  expect(sunsetBy('Australia/Sydney')).toBe('20:39');
  expect(sunsetBy(zoneOf('NSW', roundHill))).toBe('20:09');
});

describe('with several stops', () => {
  const week = { start_date: '2026-11-27', end_date: '2026-12-01', called_off: false };
  const forecast = (zone: string, asOf: string, max: number) => ({
    ...{ zone, asOf },
    days: ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-01'].map((day) => ({ ...weatherOn(day), max })),
  });
  const first = {
    ...sky({ forecasts: [forecast('Australia/Sydney', '2026-11-26T01:00:00Z', 20)] }),
    ...{ goes_on: true, end_date: '2026-11-28' },
  };
  const lunch = { ...first, stop_id: 'b', start_date: '2026-11-28', forecasts: null };
  const perth = {
    ...sky({
      site: { latitude: -31.9, longitude: 115.9 },
      state: 'WA',
      forecasts: [forecast('Australia/Perth', '2026-11-25T01:00:00Z', 30)],
    }),
    ...{ stop_id: 'c', start_date: '2026-11-28', end_date: '2026-12-01' },
  };
  const seen = (now: string) => atStops(now, [first, lunch, perth], { trip: week });

  test('each day has the sky of the stop where people sleep, the day of moving that of the next', () => {
    const found = seen('2026-11-26T04:00:00Z');
    expect(found?.weather?.days.map(({ day, max }) => [day, max])).toEqual([
      ['2026-11-27', 20],
      ['2026-11-28', 30],
      ['2026-11-29', 30],
      ['2026-12-01', 30],
    ]);
    expect(found?.sun.map(({ day }) => day)).toEqual(
      [27, 28, 29, 30, 31].map((nn) => (nn < 31 ? `2026-11-${nn}` : '2026-12-01')),
    );
    expect(found).toMatchObject({ zone: 'Australia/Sydney', weather: { as_of: '2026-11-25T01:00:00.000Z' } });
    expect(found?.pages.map(({ title }) => title)).toEqual([
      'Fire bans in New South Wales',
      'Park alerts in New South Wales',
      'Fire bans in Western Australia',
      'Park alerts in Western Australia',
    ]);
  });

  test('a stop that everybody has left is gone, with its zone', () => {
    const found = seen('2026-11-29T04:00:00Z');
    expect(found).toMatchObject({ zone: 'Australia/Perth', today: '2026-11-29' });
    expect(found?.pages).toHaveLength(2);
  });
});
