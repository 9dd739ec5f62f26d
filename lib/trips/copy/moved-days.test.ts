import fc from 'fast-check';
import { addDays, daysBetween } from '@/lib/dates';
import { movedDays } from './moved-days';

const trip = (start_date: string, end_date: string) => ({ start_date, end_date });
const easter = trip('2026-04-03', '2026-04-06');
const days = (...all: string[]) => all.map((day) => ({ day }));

test.each([
  ['the first day becomes the first', ['2026-04-03'], trip('2026-10-02', '2026-10-05'), ['2026-10-02']],
  ['the last day becomes the last', ['2026-04-06'], trip('2026-10-02', '2026-10-05'), ['2026-10-05']],
  [
    'days that a shorter trip lacks are left out',
    ['2026-04-03', '2026-04-05'],
    trip('2026-10-02', '2026-10-03'),
    ['2026-10-02'],
  ],
  [
    'a longer trip has its further days free',
    ['2026-04-06'],
    trip('2026-10-02', '2026-10-09'),
    ['2026-10-05'],
  ],
  [
    'of a trip of one day the one day is left',
    ['2026-04-03', '2026-04-04'],
    trip('2026-10-02', '2026-10-02'),
    ['2026-10-02'],
  ],
  [
    'over the end of a year and of daylight saving',
    ['2026-04-05'],
    trip('2026-12-30', '2027-01-02'),
    ['2027-01-01'],
  ],
  [
    'days that the first trip lost since are left out',
    ['2026-04-02', '2026-04-07'],
    trip('2026-10-02', '2026-10-09'),
    [],
  ],
])('%s', (_, meals, to, expected) => {
  expect(movedDays(days(...meals), easter, to).map(({ day }) => day)).toEqual(expected);
});

test('every kept meal stays on the same day number of the trip, and within the trip', () => {
  const start = fc.integer({ min: 0, max: 1000 }).map((offset) => addDays('2026-01-01', offset));
  const length = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(start, length, start, length, (first, nights, second, otherNights) => {
      const [from, to] = [trip(first, addDays(first, nights)), trip(second, addDays(second, otherNights))];
      const meals = Array.from({ length: nights + 1 }, (_, day) => ({ day: addDays(first, day), nth: day }));
      const moved = movedDays(meals, from, to);
      expect(moved).toHaveLength(Math.min(nights, otherNights) + 1);
      for (const { day, nth } of moved) expect(daysBetween(second, day)).toBe(nth);
    }),
  );
});
