import { madeText, sunAndMoonText, weatherText } from './forecast-text';

const day = { day: '2026-11-22', min: 13.6, max: 22.4, rain_mm: 1.2, rain_chance: 40, wind_kmh: 18.3 };
const said = { ...day, code: 61, text: 'some rain' };

test.each([
  [{}, '14 to 22°, some rain'],
  [{ min: -2.4, max: 0.4, text: 'snow' }, '−2 to 0°, snow'],
  [{ min: 21.6, max: 22.4 }, '22°, some rain'],
  [{ min: -0.4, max: 3 }, '0 to 3°, some rain'],
])('%j reads %p', (more, text) => {
  expect(weatherText({ ...said, ...more })).toBe(text);
});

test.each([
  ['2026-11-22', '2:05 pm'],
  ['2026-11-23', '2:05 pm yesterday'],
  ['2026-11-24', '2:05 pm on Sun 22 Nov'],
])('on %s the time of a forecast reads %s', (today, text) => {
  expect(madeText('2026-11-22T03:05:00.000Z', 'Australia/Sydney', today)).toBe(text);
});

test.each([
  ['05:38', '19:53', 'Sunrise 5:38 am, sunset 7:53 pm, full moon'],
  ['00:05', '12:30', 'Sunrise 12:05 am, sunset 12:30 pm, full moon'],
])('sunrise %s and sunset %s read: %s', (sunrise, sunset, text) =>
  expect(sunAndMoonText({ day: '2026-11-22', sunrise, sunset, moon: 'Full moon' })).toBe(text),
);
