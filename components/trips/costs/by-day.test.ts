import { byDay } from './by-day';

const items = ['2026-03-26', '2026-03-27', '2026-03-26', '2026-03-28'].map((day, index) => ({ day, index }));

test('items are grouped by day, the newest day first, and keep their order within a day', () => {
  expect(byDay(items).map(({ day, items }) => [day, items.map(({ index }) => index)])).toEqual([
    ['2026-03-28', [3]],
    ['2026-03-27', [1]],
    ['2026-03-26', [0, 2]],
  ]);
});
