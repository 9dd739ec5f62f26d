import { momentOf, moments } from './test-clock';

test('consecutive days use every moment in turn', () => {
  const days = moments.map((_, index) => new Date(Date.UTC(2026, 11, 28 + index, 15)));
  expect(new Set(days.map(momentOf))).toEqual(new Set(moments));
});
