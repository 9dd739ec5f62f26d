import { usualDays } from './usual-days';

const trip = { start_date: '2026-12-01', end_date: '2026-12-03' };
const days = { first: '2024-12-01', last: '2027-12-03' };

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2020-01-01', '2024-12-01'],
  ['2030-01-01', '2027-12-03'],
])('on %s the usual day of a new expense is %s', (today, usual) =>
  expect(usualDays(trip, today)).toEqual({ ...days, usual }),
);
