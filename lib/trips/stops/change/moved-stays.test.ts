import { type Stop, stopsOf, withDays } from '../stops';
import { movedStay, placesOf } from './moved-stays';

const place = { location_id: null, latitude: null, longitude: null, state: null };
const trip = { ...place, id: 't', location_name: 'A', start_date: '2027-04-10', end_date: '2027-04-17' };
const stopsWith = (nights: Record<string, number>) =>
  withDays(
    trip.start_date,
    Object.entries(nights).map(([id, each]) => ({ ...place, id, nights: each, location_name: id })),
  );
const loop = stopsWith({ a: 2, b: 2, c: 3 });
const longer = stopsWith({ a: 3, b: 2, c: 3 });
const shorter = stopsWith({ a: 2, b: 1, c: 3 });
const reordered = stopsWith({ b: 2, a: 2, c: 3 });
const without = stopsWith({ a: 2, c: 3 });
const furtherLast = stopsWith({ a: 2, b: 2, c: 3, d: 2 });
const furtherFirst = stopsWith({ d: 2, a: 2, b: 2, c: 3 });
const day = (date: number | null) => (date === null ? null : `2027-04-${date}`);

type Case = [string, Stop[], [number | null, number | null], [number | null, number | null]];
const cases: Case[] = [
  ['all the time', longer, [null, null], [null, null]],
  ['only the first stop, longer', longer, [null, 12], [null, 13]],
  ['from the second stop', longer, [12, null], [13, null]],
  ['from a night later in the second stop', longer, [13, null], [14, null]],
  ['a night short of the first stop’s end', longer, [null, 11], [null, 11]],
  ['the second stop alone, shorter', shorter, [12, 14], [12, 13]],
  ['a night late at a stop that has one night left', shorter, [13, null], [12, null]],
  ['only the first stop, which comes second now', reordered, [null, 12], [12, 14]],
  ['only the second stop, which comes first now', reordered, [12, 14], [null, 12]],
  ['the last stop, after one was taken out', without, [14, null], [12, null]],
  ['a stop that is taken out', without, [12, 14], [12, 14]],
  ['from the second stop to the end, which a new stop moves', furtherLast, [12, null], [12, null]],
  ['to the end of the last stop, after which a new one comes', furtherLast, [12, 16], [12, 16]],
  ['the first stop alone, before which a new one comes', furtherFirst, [null, 12], [null, 14]],
  ['from the second stop, when a new one comes first', furtherFirst, [12, null], [14, null]],
  ['days outside the trip', longer, [20, 22], [20, 22]],
];
test.each(cases)('%s', (_who, to, [arrive, leave], [arrives, leaves]) => {
  const stay = { arrive_on: day(arrive), leave_on: day(leave) };
  expect(movedStay(stay, loop, to)).toEqual({ arrive_on: day(arrives), leave_on: day(leaves) });
});

test('people sleep elsewhere only if one of their own nights changes', () => {
  const first = { arrive_on: null, leave_on: '2027-04-12' };
  const all = { arrive_on: null, leave_on: null };
  expect(placesOf(first, loop)).toBe('2027-04-10 a\n2027-04-11 a');
  expect(placesOf(first, shorter)).toBe(placesOf(first, loop));
  expect(placesOf(all, shorter)).not.toBe(placesOf(all, loop));
});

test('a deleted campsite is another place than the campsite', () => {
  const at = (location_id: string | null) => stopsOf({ ...trip, location_id }, null);
  const all = { arrive_on: null, leave_on: null };
  expect(placesOf(all, at('x'))).not.toBe(placesOf(all, at(null)));
});
