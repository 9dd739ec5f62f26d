import { nextWeekends, offeredWeekends } from './weekends';

test.each([
  ['2026-11-21', 'a Saturday', '2026-11-27', '2026-11-29'],
  ['2026-11-26', 'a Thursday', '2026-11-27', '2026-11-29'],
  ['2026-11-27', 'a Friday', '2026-12-04', '2026-12-06'],
  ['2026-12-29', 'the year’s end', '2027-01-01', '2027-01-03'],
])('from %s, %s, the next weekend is %s to %s', (now, _, start_date, end_date) => {
  expect(nextWeekends(1, now)).toEqual([{ start_date, end_date }]);
});

test('further weekends follow week by week', () => {
  expect(nextWeekends(3, '2026-02-26').map((weekend) => weekend.start_date)).toEqual([
    '2026-02-27',
    '2026-03-06',
    '2026-03-13',
  ]);
});

test('after the next weekends the first long weekend is offered, from Friday to its last day off', () => {
  const holidays = [
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-28', 'Boxing Day (observed)'],
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Easter Monday'],
  ] as const;
  expect(offeredWeekends(3, holidays, '2026-11-25')).toEqual([
    { start_date: '2026-11-27', end_date: '2026-11-29', name: null },
    { start_date: '2026-12-04', end_date: '2026-12-06', name: null },
    { start_date: '2026-12-11', end_date: '2026-12-13', name: null },
    { start_date: '2026-12-25', end_date: '2026-12-28', name: 'Christmas' },
  ]);
  // Christmas is one of the next three weekends, and is offered with all its days off. The fourth
  // weekend offered is the first long weekend after these three.
  expect(offeredWeekends(3, holidays, '2026-12-15').map(({ name }) => name)).toEqual([
    null,
    'Christmas',
    null,
    'Easter long weekend',
  ]);
});

test('if no holiday is known or it falls within the week, the fourth is an ordinary weekend', () => {
  const offers = offeredWeekends(3, [['2027-01-20', 'A Wednesday']], '2026-11-25');
  expect(offers.map(({ start_date }) => start_date)).toEqual([
    '2026-11-27',
    '2026-12-04',
    '2026-12-11',
    '2026-12-18',
  ]);
});
