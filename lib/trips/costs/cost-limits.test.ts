import { dayProblem, expenseDays } from './cost-limits';

const trip = { start_date: '2027-03-26', end_date: '2027-03-29' };

test.each([
  ['2025-03-25', 'Please choose a day from Wed 26 Mar 2025 – Wed 29 Mar 2028.'],
  ['2025-03-26', null],
  ['2027-03-27', null],
  ['2028-03-29', null],
  ['2028-03-30', 'Please choose a day from Wed 26 Mar 2025 – Wed 29 Mar 2028.'],
])('an expense on %s: %p', (day, problem) => {
  expect(dayProblem(day, trip)).toBe(problem);
});

test('in a year without 29 February, the 28th stands for it', () => {
  expect(expenseDays({ start_date: '2028-02-29', end_date: '2028-02-29' })).toEqual([
    '2026-02-28',
    '2029-02-28',
  ]);
});
