import { byDay } from './by-day';

const items = ['2026-03-26', '2026-03-27', '2026-03-26', '2026-03-28'].map((day, index) => ({ day, index }));

test('things stand under their days, the newest first, in their own order within', () => {
  expect(byDay(items).map(({ day, items }) => [day, items.map(({ index }) => index)])).toEqual([
    ['2026-03-28', [3]],
    ['2026-03-27', [1]],
    ['2026-03-26', [0, 2]],
  ]);
});
