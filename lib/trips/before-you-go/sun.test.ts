import { sunOf } from './sun';

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
