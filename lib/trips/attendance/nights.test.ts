import fc from 'fast-check';
import { addDays } from '@/lib/dates';
import { movedNights, nightsOf, nightsProblem, nightsWithin, sleepsIn } from './nights';
import type { Nights } from './schema';

const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };
const stay = (arrive_on: string | null, leave_on: string | null): Nights => ({ arrive_on, leave_on });
const whole = stay(null, null);

test('a trip has a night for each day except its last, and at least one night', () => {
  expect(nightsOf(easter)).toEqual(['2027-03-26', '2027-03-27', '2027-03-28']);
  expect(nightsOf(oneDay)).toEqual(['2027-03-26']);
});

test.each([
  [whole, '111'],
  [stay('2027-03-27', null), '011'],
  [stay(null, '2027-03-28'), '110'],
  [stay('2027-03-27', '2027-03-28'), '010'],
  [stay('2027-03-26', '2027-03-29'), '111'],
])('a household sleeps at the site from its arrival to the day before it leaves: %j', (nights, slept) => {
  expect(
    nightsOf(easter)
      .map((night) => (sleepsIn(nights, night) ? '1' : '0'))
      .join(''),
  ).toBe(slept);
});

test.each([
  ['inside', stay('2027-03-27', '2027-03-28'), stay('2027-03-27', '2027-03-28')],
  ['begun before', stay('2027-03-25', '2027-03-28'), stay(null, '2027-03-28')],
  ['ended after', stay('2027-03-27', '2027-03-30'), stay('2027-03-27', null)],
  ['on its first and last day', stay('2027-03-26', '2027-03-29'), stay('2027-03-26', '2027-03-29')],
  ['all before', stay('2027-03-20', '2027-03-26'), whole],
  ['all after', stay('2027-03-29', '2027-03-31'), stay('2027-03-28', null)],
])('after a change of dates only the household’s nights within the trip remain: %s', (_, said, left) => {
  expect(nightsWithin(said, easter)).toEqual(left);
});

test.each([
  ['all of it moves', '2027-04-02', '2027-04-05', stay('2027-04-03', '2027-04-04')],
  ['it gets longer', '2027-03-26', '2027-04-05', stay('2027-03-27', '2027-03-28')],
  ['it gets shorter', '2027-03-26', '2027-03-27', whole],
  ['it starts earlier', '2027-03-24', '2027-03-29', stay('2027-03-25', '2027-03-26')],
  ['it becomes one day', '2027-03-26', '2027-03-26', whole],
])(
  'after a change of dates (%s) a household that comes a day late still does, if the trip has that night',
  (_, start_date, end_date, left) => {
    const later = { start_date, end_date };
    const moved = movedNights(stay('2027-03-27', '2027-03-28'), easter, later);
    expect(nightsWithin(moved, later)).toEqual(left);
    expect(movedNights(moved, later, easter)).toEqual(stay('2027-03-27', '2027-03-28'));
  },
);

test('a stay on a one-day trip is always the whole trip', () => {
  expect(nightsWithin(stay('2027-03-26', '2027-03-26'), oneDay)).toEqual(whole);
  expect(nightsProblem(stay('2027-03-26', '2027-03-26'), oneDay)).toBeNull();
  expect(nightsProblem(stay('2027-03-26', null), oneDay)).toBeNull();
  expect(nightsProblem(stay('2027-03-27', null), oneDay)?.field).toBe('arrive_on');
});

const outside = 'Please choose a day of the trip: Fri 26 Mar to Mon 29 Mar.';
const tooEarly = 'Please leave later than the day you arrive.';

test.each([
  [stay('2027-03-25', null), { field: 'arrive_on', message: outside }],
  [stay('2027-03-30', null), { field: 'arrive_on', message: outside }],
  [stay(null, '2027-03-25'), { field: 'leave_on', message: outside }],
  [stay(null, '2027-03-30'), { field: 'leave_on', message: outside }],
  [stay('2027-03-28', '2027-03-27'), { field: 'leave_on', message: tooEarly }],
  [stay('2027-03-28', '2027-03-28'), { field: 'leave_on', message: tooEarly }],
  [stay(null, '2027-03-26'), { field: 'leave_on', message: tooEarly }],
  [
    stay('2027-03-29', null),
    { field: 'arrive_on', message: 'That is the day everyone leaves. Please arrive earlier.' },
  ],
  [stay('2027-03-28', '2027-03-29'), null],
  [stay('2027-03-26', '2027-03-27'), null],
  [whole, null],
])('a stay must lie within the trip and have at least one night: %j', (nights, problem) => {
  expect(nightsProblem(nights, easter)).toEqual(problem);
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2027-03-01', days));
const someNights = fc.record({ arrive_on: fc.option(day), leave_on: fc.option(day) });
const someTrip = fc.tuple(day, fc.nat(10)).map(([start_date, days]) => ({
  start_date,
  end_date: addDays(start_date, days),
}));

test('any stay fits a trip after nightsWithin, with at least one night', () => {
  fc.assert(
    fc.property(someNights, someTrip, (said, trip) => {
      const left = nightsWithin(said, trip);
      expect(nightsProblem(left, trip)).toBeNull();
      expect(nightsOf(trip).some((night) => sleepsIn(left, night))).toBe(true);
      expect(nightsWithin(left, trip)).toEqual(left);
    }),
  );
});

test('nights that are valid for a trip of more than one day stay unchanged', () => {
  fc.assert(
    fc.property(someNights, someTrip, (said, trip) => {
      fc.pre(nightsProblem(said, trip) === null && trip.start_date < trip.end_date);
      expect(nightsWithin(said, trip)).toEqual(said);
    }),
  );
});
