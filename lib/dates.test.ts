import {
  addDays,
  daysBetween,
  earliestToday,
  formatDateRange,
  formatDay,
  formatDayOfMonth,
  formatDays,
  formatWeekday,
  today,
} from './dates';

describe('formatDateRange', () => {
  test('names month and year once when both days share them', () => {
    expect(formatDateRange('2026-10-02', '2026-10-05')).toBe('Fri 2 – Mon 5 Oct 2026');
  });
  test('names both months, and both years, when they differ', () => {
    expect(formatDateRange('2026-10-30', '2026-11-01')).toBe('Fri 30 Oct – Sun 1 Nov 2026');
    expect(formatDateRange('2026-12-31', '2027-01-02')).toBe('Thu 31 Dec 2026 – Sat 2 Jan 2027');
  });
  test('names a single day once', () => {
    expect(formatDateRange('2026-06-06', '2026-06-06')).toBe('Sat 6 Jun 2026');
  });
});

test.each([
  ['2026-11-27', '2026-11-29', '27 – 29 Nov'],
  ['2027-12-31', '2028-01-02', '31 Dec – 2 Jan'],
])('the short form of a range has no weekdays and no year: %s to %s', (start, end, text) => {
  expect(formatDays(start, end)).toBe(text);
});

test('a day can be written as its weekday, with its number, or with its month', () => {
  const day = '2027-03-27';
  expect([formatWeekday(day), formatDayOfMonth(day), formatDay(day)]).toEqual([
    'Saturday',
    'Sat 27',
    'Sat 27 Mar',
  ]);
});

test('today is the day in Sydney, ahead of UTC', () => {
  expect(today(new Date('2026-06-30T20:00:00Z'))).toBe('2026-07-01');
});

test('a day is past once it has ended in Perth too', () => {
  expect(earliestToday(new Date('2026-06-30T15:00:00Z'))).toBe('2026-06-30');
  expect(earliestToday(new Date('2026-06-30T16:00:00Z'))).toBe('2026-07-01');
});

test('days are counted across months and leap days', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

test('a formatter is made once, when it is first used', async () => {
  const { DateTimeFormat } = Intl;
  const made = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((...options) => new DateTimeFormat(...options));
  await jest.isolateModulesAsync(async () => {
    const dates = await import('./dates');
    expect(made).not.toHaveBeenCalled();
    dates.today();
    dates.today();
    expect(made).toHaveBeenCalledTimes(1);
  });
  made.mockRestore();
});
