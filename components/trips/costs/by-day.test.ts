import { byDay, foldDays } from './by-day';

const items = ['2026-03-26', '2026-03-27', '2026-03-26', '2026-03-28'].map((day, index) => ({ day, index }));

test('things stand under their days, the newest first, in their own order within', () => {
  expect(byDay(items).map(({ day, items }) => [day, items.map(({ index }) => index)])).toEqual([
    ['2026-03-28', [3]],
    ['2026-03-27', [1]],
    ['2026-03-26', [0, 2]],
  ]);
});

const days = (...counts: number[]) =>
  counts.map((count, index) => ({
    day: `2026-03-${28 - index}`,
    items: Array.from({ length: count }, () => index),
  }));

test.each([
  [[3, 4], 20, 2, 0],
  [[12, 12, 12, 12], 20, 2, 2],
  [[30, 12], 20, 1, 1],
  [[12, 12, 4], 20, 3, 0],
  [[], 20, 0, 0],
])('of days with %j rows, %i at most: %i are shown and %i folded', (counts, most, shown, folded) => {
  expect(foldDays(days(...counts), most).map(({ length }) => length)).toEqual([shown, folded]);
});
