import { addDays, today } from '@/lib/dates';
import { skyOver } from './get-days';

const site = { latitude: -34.73, longitude: 150.5, state: 'NSW', forecasts: null };
const over = (trip: ReturnType<typeof tripIn>, place: object = site) =>
  skyOver(trip, { skies: [{ ...site, ...place, ...trip, stop_id: 'a', goes_on: false }] }, new Date());
const tripIn = (days: number) => ({
  start_date: addDays(today(), days),
  end_date: addDays(today(), days + 2),
  called_off: false,
});

test('each day has its sunset, and the sky is shown once the trip is near', () => {
  const far = over(tripIn(40));
  expect(Object.keys(far.sunset)).toEqual([40, 41, 42].map((days) => addDays(today(), days)));
  for (const time of Object.values(far.sunset)) expect(time).toMatch(/^(1[6-9]|20):[0-5]\d$/);
  expect(far.sky).toBeNull();
  expect(over(tripIn(3)).sky?.zone).toBe('Australia/Sydney');
});

test('a trip without a position has neither sky nor sunset', () => {
  expect(over(tripIn(3), { latitude: null })).toEqual({ sky: null, sunset: {} });
});
