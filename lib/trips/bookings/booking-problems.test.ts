import { bookingProblems } from './booking-problems';

const nothing = { check_in: null, check_out: null, cents: null, deposit_cents: null, pay_by: null };
const weekend = { start_date: '2027-01-23', end_date: '2027-01-26' };
const oneDay = { start_date: '2027-01-23', end_date: '2027-01-23' };

test.each<[string, object, object, string[]]>([
  ['nothing said', nothing, oneDay, []],
  ['paid on the first day', { pay_by: '2027-01-23' }, weekend, []],
  ['paid after the first day', { pay_by: '2027-01-24' }, weekend, ['pay_by']],
  ['in at two, out at ten some days later', { check_in: '14:00', check_out: '10:00' }, weekend, []],
  ['in at two, out at ten that day', { check_in: '14:00', check_out: '10:00' }, oneDay, ['check_out']],
  ['in and out at ten', { check_in: '10:00', check_out: '10:00' }, oneDay, []],
  ['out alone', { check_out: '10:00' }, oneDay, []],
  ['a deposit of all', { cents: 100, deposit_cents: 100 }, weekend, []],
  ['a deposit of more', { cents: 100, deposit_cents: 101 }, weekend, ['deposit_cents']],
  ['a deposit of an unknown price', { deposit_cents: 101 }, weekend, []],
])('%s', (_, said, trip, wrong) => {
  expect(Object.keys(bookingProblems({ ...nothing, ...said }, { ...weekend, ...trip }))).toEqual(wrong);
});

test('a date that was saved before stays valid', () => {
  const late = { ...nothing, pay_by: '2027-01-24' };
  expect(bookingProblems(late, weekend, late)).toEqual({});
  expect(bookingProblems({ ...late, pay_by: '2027-01-25' }, weekend, late)).toEqual({
    pay_by: 'Please choose a day up to Sat 23 Jan, when the trip begins.',
  });
});
