import { percentile } from './percentile';

test('the percentile is the upper bound of the step that reaches that share of the values', () => {
  const steps = (...counts: number[]) =>
    counts.map((count, at) => [[10, 50, 100, 500][at] ?? 0, count] as const);
  expect(percentile(95, steps(95, 5, 0, 0))).toBe(10);
  expect(percentile(95, steps(94, 1, 5, 0))).toBe(50);
  expect(percentile(95, steps(94, 0, 6, 0))).toBe(100);
  expect(percentile(95, steps(0, 0, 0, 1))).toBe(500);
  expect(percentile(50, steps(1, 1, 1, 1))).toBe(50);
});

test('there is no percentile without values', () => {
  expect(percentile(95, [[10, 0]])).toBeNull();
  expect(percentile(95, [])).toBeNull();
});
