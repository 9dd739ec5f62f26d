import { z } from 'zod';
import { problemsOf } from '@/tests/problems';
import { day } from '../fields';
import { checkDates, datesProblem } from './date-rules';

const now = '2026-11-20';
const fieldOf = (start_date: string, end_date: string, isNew = true) =>
  datesProblem({ start_date, end_date }, isNew, now)?.field ?? null;

test.each([
  ['today, for a day', '2026-11-20', '2026-11-20'],
  ['180 days', '2027-01-01', '2027-06-30'],
  ['three years off', '2029-11-19', '2029-11-20'],
  ['a day in three years', '2029-11-20', '2029-11-20'],
])('a trip may be %s', (_, start, end) => {
  expect(fieldOf(start, end)).toBeNull();
});

test.each([
  ['start in the past', '2026-11-19', '2026-11-22', 'start_date'],
  ['end before it starts', '2026-12-05', '2026-12-04', 'end_date'],
  ['last 181 days', '2027-01-01', '2027-07-01', 'end_date'],
  ['start in more than three years', '2029-11-21', '2029-11-22', 'start_date'],
  ['end in more than three years', '2029-11-19', '2029-11-21', 'end_date'],
])('a new trip may not %s', (_, start, end, field) => {
  expect(fieldOf(start, end)).toBe(field);
});

test('a trip under way keeps its start when its end is moved', () => {
  expect(fieldOf('2026-11-18', '2026-11-25', false)).toBeNull();
});

test('a change of dates may not go back for ages', () => {
  expect(fieldOf('0000-01-01', '0000-01-02', false)).toBe('start_date');
});

test('three years after a 29 February compares correctly although that day does not exist', () => {
  expect(datesProblem({ start_date: '2031-02-28', end_date: '2031-02-28' }, true, '2028-02-29')).toBeNull();
  expect(datesProblem({ start_date: '2031-03-01', end_date: '2031-03-01' }, true, '2028-02-29')?.field).toBe(
    'start_date',
  );
});

test.each([
  [true, '2026-11-19', '2026-11-22', 'A trip can’t start in the past.'],
  [true, '2026-12-05', '2026-12-04', 'A trip can’t end before it starts.'],
  [true, '2027-01-01', '2027-07-01', 'A trip can last up to 180 days.'],
  [true, '2029-11-21', '2029-11-22', 'Please choose dates within the next 3 years.'],
  [true, '2029-11-19', '2029-11-21', 'Please choose dates within the next 3 years.'],
  [false, '2023-11-19', '2023-11-20', 'That is more than 3 years ago.'],
])('the problem is described in words (%s %s %s)', (isNew, start_date, end_date, message) => {
  expect(datesProblem({ start_date, end_date }, isNew, now)?.message).toBe(message);
});

test('a change may go back three years to the day', () => {
  expect(fieldOf('2023-11-20', '2023-11-21', false)).toBeNull();
});

test('a schema reports a problem at its field, once both dates are valid', () => {
  const dates = z.object({ start_date: day, end_date: day }).superRefine(checkDates(true));
  const wrong = { start_date: '2020-01-01', end_date: '2020-01-02' };
  expect(problemsOf(dates, wrong)).toEqual({ start_date: 'A trip can’t start in the past.' });
  expect(problemsOf(dates, { ...wrong, end_date: '2020-02-30' })).toEqual({
    end_date: 'Please enter a date.',
  });
});
