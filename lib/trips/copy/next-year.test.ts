import { nextYear } from './next-year';

test.each([
  ['2027-01-23', '2027-01-26', '2027-01-29', '2028-01-22', '2028-01-25'],
  ['2024-02-29', '2024-03-02', '2024-03-05', '2025-02-27', '2025-03-01'],
  ['2020-12-31', '2021-01-02', '2026-11-28', '2026-12-31', '2027-01-02'],
])(
  'the trip of %s to %s is proposed on %s for %s to %s, on the same weekdays',
  (start, end, now, first, last) => {
    expect(nextYear({ start_date: start, end_date: end }, new Date(`${now}T02:00:00Z`))).toEqual({
      start_date: first,
      end_date: last,
    });
  },
);
