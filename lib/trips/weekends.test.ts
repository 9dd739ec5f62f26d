import { nextWeekends } from './weekends';

test.each([
  ['2026-11-21', 'a Saturday', '2026-11-27', '2026-11-29'],
  ['2026-11-26', 'a Thursday', '2026-11-27', '2026-11-29'],
  ['2026-11-27', 'a Friday', '2026-12-04', '2026-12-06'],
  ['2026-12-29', 'the year’s end', '2027-01-01', '2027-01-03'],
])('from %s, %s, the next weekend is %s to %s', (now, _, start_date, end_date) => {
  expect(nextWeekends(1, now)).toEqual([{ start_date, end_date }]);
});

test('the weekends after it follow week by week', () => {
  expect(nextWeekends(3, '2026-02-26').map((weekend) => weekend.start_date)).toEqual([
    '2026-02-27',
    '2026-03-06',
    '2026-03-13',
  ]);
});
