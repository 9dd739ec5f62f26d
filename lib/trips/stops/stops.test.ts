import { fitNights, isAtStop, movedDay, stopOn, stopsOf, withDays } from './stops';

const place = { location_id: null, latitude: null, longitude: null, state: null };
const trip = { ...place, id: 't', location_name: 'A', start_date: '2027-04-10', end_date: '2027-04-17' };
const rows = (nights: Record<string, number>) =>
  Object.entries(nights).map(([id, each]) => ({ ...place, id, nights: each, location_name: id }));
const loop = stopsOf(trip, rows({ a: 2, b: 2, c: 3 }));

test('a trip without rows has one stop with the trip’s id and dates', () => {
  expect(stopsOf(trip, null)).toEqual([
    expect.objectContaining({
      id: 't',
      number: 1,
      nights: 7,
      arrive_on: '2027-04-10',
      leave_on: '2027-04-17',
    }),
  ]);
});

test('when the trip’s dates were changed alone, its last stops fit them', () => {
  const leaves = (end_date: string) =>
    stopsOf({ ...trip, end_date }, rows({ a: 2, b: 2, c: 3 })).map(({ leave_on }) => leave_on);
  expect(leaves('2027-04-13')).toEqual(['2027-04-12', '2027-04-13', '2027-04-13']);
  expect(leaves('2027-04-20')).toEqual(['2027-04-12', '2027-04-14', '2027-04-20']);
});

test('stops follow one another', () => {
  expect(loop.map(({ number, arrive_on, leave_on }) => [number, arrive_on, leave_on])).toEqual([
    [1, '2027-04-10', '2027-04-12'],
    [2, '2027-04-12', '2027-04-14'],
    [3, '2027-04-14', '2027-04-17'],
  ]);
});

test.each([
  ['2027-04-09', 'a'],
  ['2027-04-11', 'a'],
  ['2027-04-12', 'b'],
  ['2027-04-17', 'c'],
])('on %s people sleep at stop %s', (day, id) => {
  expect(stopOn(loop, day).id).toBe(id);
});

test('a stop without a night is passed on the day of the next one', () => {
  const stops = stopsOf(trip, rows({ a: 2, lunch: 0, c: 5 }));
  expect(stopOn(stops, '2027-04-12').id).toBe('c');
  expect(stops[1]).toMatchObject({ arrive_on: '2027-04-12', leave_on: '2027-04-12' });
});

test.each([
  [{ arrive_on: null, leave_on: null }, [true, true, true, true]],
  [{ arrive_on: '2027-04-12', leave_on: null }, [false, true, true, true]],
  [{ arrive_on: '2027-04-13', leave_on: null }, [false, false, true, true]],
  [{ arrive_on: null, leave_on: '2027-04-12' }, [true, true, false, false]],
  [{ arrive_on: null, leave_on: '2027-04-11' }, [true, false, false, false]],
])('of %o it is known at which stops they are', (nights, at) => {
  const stops = stopsOf(trip, rows({ a: 2, lunch: 0, b: 2, c: 3 }));
  expect(stops.map((stop) => isAtStop(nights, stop))).toEqual(at);
});

test.each([
  [9, [2, 2, 5]],
  [5, [2, 2, 1]],
  [3, [2, 1, 0]],
  [1, [1, 0, 0]],
])('a trip of %i nights changes its last stops', (total, nights) => {
  expect(fitNights([2, 2, 3], total)).toEqual(nights);
});

test('the day of a trip of one day stays with its stop when others are added', () => {
  const day = stopsOf({ ...trip, end_date: '2027-04-10' }, null);
  const longer = withDays(trip.start_date, rows({ t: 0, b: 3 }));
  expect(movedDay('2027-04-10', day, longer)).toBe('2027-04-10');
});

test('a day moves with its stop', () => {
  const stopsWith = (nights: Record<string, number>) => withDays(trip.start_date, rows(nights));
  const longer = stopsWith({ a: 3, b: 2, c: 3 });
  const shorter = stopsWith({ a: 1, b: 2, c: 3 });
  const reordered = stopsWith({ b: 2, a: 2, c: 3 });
  const gone = stopsWith({ a: 2, c: 3 });
  const days = ['2027-04-11', '2027-04-13', '2027-04-17'] as const;
  const moved = (to: typeof loop) => days.map((day) => movedDay(day, loop, to));
  expect(moved(longer)).toEqual(['2027-04-11', '2027-04-14', '2027-04-18']);
  expect(moved(shorter)).toEqual(['2027-04-10', '2027-04-12', '2027-04-16']);
  expect(moved(reordered)).toEqual(['2027-04-13', '2027-04-11', '2027-04-17']);
  expect(moved(gone)).toEqual(['2027-04-11', null, '2027-04-15']);
});
