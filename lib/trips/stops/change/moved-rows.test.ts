import { stopsOf, withDays } from '../stops';
import { movedRows } from './moved-rows';

const place = { location_id: null, latitude: null, longitude: null, state: null };
const trip = { ...place, id: 't', location_name: 'A', start_date: '2027-04-10', end_date: '2027-04-17' };
const stopsWith = (nights: Record<string, number>) =>
  withDays(
    trip.start_date,
    Object.entries(nights).map(([id, each]) => ({ ...place, id, nights: each, location_name: id })),
  );
const loop = stopsWith({ a: 2, b: 2, c: 3 });
const rowsOn = (slot: string | null, ...dates: number[]) =>
  dates.map((date) => ({ id: `${date}`, day: `2027-04-${String(date).padStart(2, '0')}`, slot }));
const daysOf = ({ moved }: ReturnType<typeof movedRows>) =>
  Object.fromEntries(moved.map(({ id, day }) => [id, Number(day.slice(-2))]));

test('rows move with their stop, and nothing else is written', () => {
  const result = movedRows(rowsOn('dinner', 10, 12, 17), loop, stopsWith({ a: 3, b: 2, c: 3 }));
  expect(daysOf(result)).toEqual({ 12: 13, 17: 18 });
  expect(result.afterEnd).toEqual([]);
});

test('stops that change places take their dinners along', () => {
  const result = movedRows(rowsOn('dinner', 10, 11, 12, 13), loop, stopsWith({ b: 2, a: 2, c: 3 }));
  expect(daysOf(result)).toEqual({ 10: 12, 11: 13, 12: 10, 13: 11 });
});

test('of two dinners on a night that is left, the one that was there stays', () => {
  const shorter = stopsWith({ a: 1, b: 2, c: 3 });
  expect(movedRows(rowsOn('dinner', 11, 10), loop, shorter)).toEqual({
    moved: [],
    afterEnd: [{ id: '11', day: '2027-04-17' }],
  });
  expect(daysOf(movedRows(rowsOn('dinner', 11), loop, shorter))).toEqual({ 11: 10 });
  expect(daysOf(movedRows(rowsOn(null, 11, 10), loop, shorter))).toEqual({ 11: 10 });
});

test('a dinner of a stop that is gone takes a day that is free', () => {
  const without = stopsWith({ a: 2, c: 3 });
  const result = movedRows(rowsOn('dinner', 12, 13, 15), loop, without);
  expect(daysOf(result)).toEqual({ 15: 13 });
  expect(result.afterEnd).toEqual([{ id: '13', day: '2027-04-16' }]);
});

test('a plan of a stop that is gone stays within the trip', () => {
  const result = movedRows(rowsOn(null, 15), loop, stopsWith({ a: 2, b: 2 }));
  expect(daysOf(result)).toEqual({ 15: 14 });
});

test('new dates alone leave everything on its day of the trip, and back again', () => {
  const rows = rowsOn('dinner', 12, 14, 15, 16, 17);
  for (const nights of [
    { a: 2, b: 2, c: 1 },
    { a: 2, b: 1, c: 0 },
    { a: 2, b: 2, c: 5 },
  ])
    expect(movedRows(rows, loop, stopsWith(nights))).toEqual({ moved: [], afterEnd: [] });
  const later = stopsOf({ ...trip, start_date: '2027-04-11' }, stopsWith({ a: 2, b: 2, c: 2 }));
  expect(daysOf(movedRows(rows, loop, later))).toEqual({ 12: 13, 14: 15, 15: 16, 16: 17, 17: 18 });
});

test('nobody’s dinner is deleted: those without a day have days of their own after the end', () => {
  const rows = rowsOn('dinner', 10, 11, 12, 13, 17, 18);
  const { moved, afterEnd } = movedRows(rows, loop, stopsWith({ a: 1, b: 1, c: 3 }));
  expect(moved.map(({ id }) => id)).toEqual(['12', '17', '18']);
  expect(afterEnd).toEqual([
    { id: '11', day: '2027-04-17' },
    { id: '13', day: '2027-04-18' },
  ]);
});

test('what is kept from a longer trip stays outside', () => {
  const result = movedRows(rowsOn('dinner', 19, 9), loop, stopsWith({ a: 3, b: 2, c: 3 }));
  expect(daysOf(result)).toEqual({ 19: 20 });
});
