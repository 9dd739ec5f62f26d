import { addDays } from '@/lib/dates';
import { dayIn } from '@/lib/places/clock';
import { goodForecast } from '@/tests/servers/weather-server';
import { readForecast } from './read-forecast';

const place = { latitude: -285, longitude: 1519, zone: 'Australia/Brisbane' };
const call = new URL('http://x/?latitude=-28.5&longitude=151.9&timezone=Australia/Brisbane');
const today = dayIn(place.zone, new Date());

type Good = ReturnType<typeof goodForecast>;
const good = () => goodForecast(call);
const read = (response: unknown) => readForecast(response, place, today);
const withDaily = (daily: object) => ({ ...good(), daily: { ...good().daily, ...daily } });
const withFirst = (name: keyof Good['daily'], value: unknown) =>
  withDaily({ [name]: [value, ...good().daily[name].slice(1)] });

test('a response becomes days in our own words', () => {
  const days = read(good());
  expect(days).toHaveLength(16);
  const said = { min: 13.6, max: 22.4, rain_mm: 1.2, wind_kmh: 18.3, code: 61, text: 'some rain' };
  expect(days?.[0]).toEqual({ day: today, ...said, rain_chance: 40 });
  expect(days?.[15]).toEqual({ day: addDays(today, 15), ...said, rain_chance: null });
});

test('a day with missing values is left out', () => {
  expect(read(withFirst('temperature_2m_max', null))?.map(({ day }) => day)[0]).toBe(addDays(today, 1));
  expect(read(withFirst('weather_code', null))).toHaveLength(15);
});

test('a forecast that starts a day early or late is accepted', () => {
  for (const shift of [-1, 1]) {
    const time = good().daily.time.map((day) => addDays(day, shift));
    expect(read(withDaily({ time }))).toHaveLength(16);
  }
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['text', 'sunny'],
  ['a list', []],
  ['an empty object', {}],
  ['an error of the server', { error: true, reason: 'too many requests' }],
  ['no units', { ...good(), daily_units: undefined }],
  ['fahrenheit', { ...good(), daily_units: { ...good().daily_units, temperature_2m_max: '°F' } }],
  ['miles an hour', { ...good(), daily_units: { ...good().daily_units, wind_speed_10m_max: 'mp/h' } }],
  ['another place', { ...good(), latitude: 52.5 }],
  ['another side of the country', { ...good(), longitude: 115 }],
  ['heat that cannot be', withFirst('temperature_2m_max', 61)],
  ['cold that cannot be', withFirst('temperature_2m_min', -31)],
  ['a day whose coldest is its warmest', withFirst('temperature_2m_min', 30)],
  ['less than no rain', withFirst('precipitation_sum', -1)],
  ['a flood', withFirst('precipitation_sum', 2001)],
  ['more than sure', withFirst('precipitation_probability_max', 101)],
  ['more than a cyclone', withFirst('wind_speed_10m_max', 411)],
  ['a code that there isn’t', withFirst('weather_code', 42)],
  ['a code in between', withFirst('weather_code', 61.5)],
  ['numbers as text', withFirst('temperature_2m_max', '22')],
  ['days in no order', withDaily({ time: good().daily.time.toReversed() })],
  ['no days', withDaily({ time: [] })],
  ['days that don’t exist', withFirst('time', '2026-02-30')],
  ['last year', withDaily({ time: good().daily.time.map((day) => addDays(day, -365)) })],
  ['the day after tomorrow', withDaily({ time: good().daily.time.map((day) => addDays(day, 2)) })],
  ['fewer days than numbers', withDaily({ time: good().daily.time.slice(1) })],
  ['more days than were asked for', withDaily({ time: [...good().daily.time, addDays(today, 16)] })],
])('%s is no forecast', (_, response) => {
  expect(read(response)).toBeNull();
});
