import type { Drivetrain } from '@/lib/drivetrains';
import { wayIn } from '@/tests/factories/fit';
import { type Access, accessOf, accessOfStops, carReach, wayInFact, whyNot } from './car-standing';

const adult = { crew: [{ type: 'camper', age: 'adult' }] } as const;
const [two, all, four] = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;
const counting = (access: Access) =>
  [two, null, all, four].filter((drivetrain) => whyNot(access, adult, { drivetrain }) === null);

const everything = [two, null, all, four];
test.each([
  ['nobody has said what the way in is like', null, everything],
  ['a 2WD gets there', wayIn(two), everything],
  ['the way in needs an AWD: a car of unknown drive is asked about', wayIn(all), [null, all, four]],
  ['the way in is 4WD only: an AWD is asked about', wayIn(four), [null, all, four]],
  ['an organiser was told that 2WDs get there: so do better cars', wayIn(four, ['2WD', 'yes']), everything],
  ['they were told that AWDs get there', wayIn(four, ['AWD', 'yes']), [null, all, four]],
  ['they were told that 2WDs can’t get there', wayIn(null, ['2WD', 'no']), [null, all, four]],
  ['they were told that AWDs can’t get there: nor do worse cars', wayIn(null, ['AWD', 'no']), [four]],
  ['they were told that 4WDs can’t get there', wayIn(two, ['4WD', 'no']), []],
  ['the newest of two answers stands', wayIn(four, ['AWD', 'no'], ['2WD', 'yes']), [four]],
  ['the newest of two answers stands, a yes too', wayIn(four, ['2WD', 'yes'], ['AWD', 'no']), everything],
])('when %s, the cars that may get there count', (_, access, expected) => {
  expect(counting(access)).toEqual(expected);
});

test('a car that an organiser counts anyway counts despite any answer, if an adult can drive it', () => {
  const access = wayIn(four, ['2WD', 'no']);
  const counted = { drivetrain: two, anyway: true };
  expect(whyNot(access, adult, counted)).toBeNull();
  expect(whyNot(access, { crew: [{ type: 'camper', age: 'child' }] }, counted)).toBe('driver');
});

test('an answer about cars no longer counts when the known way in changes', () => {
  const answer = { answer: 'yes', note: null, by: 'Sam', at: '2026-12-03T01:00:00Z' } as const;
  const notes = [{ ...answer, key: 'access:2WD', fact: wayInFact(all) }];
  expect(accessOf(all, notes)?.told).toEqual([{ kind: '2WD', answer: 'yes' }]);
  expect(accessOf(four, notes)?.told).toEqual([]);
});

test('a car is judged by the way in to the stop at which its household joins', () => {
  const stop = (arrive_on: string, needs: Drivetrain | null) => ({ arrive_on, needs, notes: [] });
  const [day1, day2, day3] = ['2027-03-26', '2027-03-27', '2027-03-28'] as const;
  const access = accessOfStops([stop(day1, four), stop(day2, two), stop(day3, null)]);
  const car = { drivetrain: two };
  const at = (arrive_on: string | null) => [
    whyNot(access, { ...adult, arrive_on }, car),
    carReach(access, { ...car, arrive_on }),
  ];
  expect([at(null), at(day1), at(day2), at(day3)]).toEqual([
    ['access', 'no'],
    ['access', 'no'],
    [null, 'yes'],
    [null, 'unsaid'],
  ]);
  expect(accessOfStops([stop(day1, null), stop(day2, null)])).toBeNull();
  expect(accessOfStops([stop(day1, four)])).toEqual(wayIn(four));
});
