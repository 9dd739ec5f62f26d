import { stopNow } from './stop-now';
import { stopsOf } from './stops';
import { apartText, kmInAll, ownPartText, stopDays, stopsBrief, stopsDated, stopsNamed } from './told-stops';

const at = (latitude: number | null, longitude: number | null, state: string) => ({
  location_id: null,
  latitude,
  longitude,
  state,
});
const west = at(-31.95, 115.86, 'WA');
const middle = at(-34.93, 138.6, 'SA');
const east = at(-35.03, 148.62, 'NSW');
const trip = { ...west, id: 'a', location_name: 'A', start_date: '2027-04-10', end_date: '2027-04-17' };
const loop = (...places: (typeof west)[]) =>
  stopsOf(
    trip,
    places.map((place, index) => ({
      ...place,
      id: `${index}`,
      nights: [2, 2, 3][index] ?? 1,
      location_name: ['Peppercorn Flat', 'Blowering', 'Cascade Flat'][index] ?? '',
    })),
  );
const stops = loop(west, middle, east);

test('stops are told in words, with their names and their days', () => {
  expect(stopsBrief(stops)).toBe('Three stops, from Peppercorn Flat');
  expect(stopsNamed(stops)).toBe('Three stops: Peppercorn Flat, Blowering and Cascade Flat');
  expect(stopsDated(stops, (name) => name.toUpperCase())).toBe(
    'PEPPERCORN FLAT, Sat 10 – Mon 12 Apr; BLOWERING, Mon 12 – Wed 14 Apr; CASCADE FLAT, Wed 14 – Sat 17 Apr',
  );
  expect(stopDays({ arrive_on: '2026-12-31', leave_on: '2027-01-02' })).toBe('Thu 31 Dec – Sat 2 Jan');
  expect(ownPartText({ arrive_on: '2027-04-12', leave_on: '2027-04-14' }, stops)).toBe(
    'You join at stop 2 and leave after stop 2',
  );
});

test('distances are straight lines, and unknown without both positions', () => {
  const [first, second, third] = loop(east, at(-35.4, 148.25, 'NSW'), at(null, null, 'NSW'));
  if (!first || !second || !third) throw new Error('no stops');
  expect(apartText(first, second)).toBe('about 53\u00a0km');
  expect(apartText(second, third)).toBe('');
  expect(kmInAll([first, second, first])).toBeCloseTo(106.2, 0);
  expect(kmInAll([first, second, third])).toBeNull();
  expect(kmInAll([first])).toBeNull();
});

test.each([
  // Two hours behind Sydney until the day is also there.
  ['2027-04-09T15:59:00Z', west, east, 0],
  ['2027-04-11T15:30:00Z', west, east, 1],
  ['2027-04-11T15:30:00Z', east, west, 0],
  ['2027-04-11T16:00:00Z', east, west, 1],
  ['2026-01-01T00:00:00Z', east, west, 0],
  ['2028-01-01T00:00:00Z', east, west, 1],
])('at %s the trip is, by each stop’s own clock, at one of its stops', (now, one, other, index) => {
  expect(stopNow(loop(one, other), new Date(now)).number).toBe(index + 1);
});
