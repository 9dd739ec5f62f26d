import { smoothRing } from './path';

const circle = Array.from({ length: 40 }, (_, i): [number, number] => [
  100 + 60 * Math.cos((i * Math.PI) / 20),
  100 + 60 * Math.sin((i * Math.PI) / 20),
]);

/**
 * Returns the steps of a path: the second pair of numbers of `q` and every pair of `t`. Each is
 * relative to the end point of the previous step.
 */
function stepsOf(path: string): [number, number][] {
  const [, curve = '', rest = ''] = /q(.*)t(.*)$/.exec(path) ?? [];
  const numbers = [...(curve.match(/-?\d+/g) ?? []).slice(2), ...(rest.match(/-?\d+/g) ?? [])].map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] as number,
    numbers[2 * i + 1] as number,
  ]);
}

test('a ring ends exactly where it began, so that rounding errors don’t add up', () => {
  const steps = stepsOf(smoothRing(circle, 10));
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])).toEqual([0, 0]);
});

test('a ring is written in whole numbers and relative steps', () => {
  expect(smoothRing(circle, 10)).toMatch(/^M\d+ \d+q[-\d ]+t[-\d ]+$/);
});

test('points close to the previous one or within a straight edge are left out', () => {
  const edge = Array.from({ length: 30 }, (_, i): [number, number] => [i * 10, 0]);
  const lake: [number, number][] = [...edge, [300, 40], [200, 90], [100, 80], [20, 60]];
  expect(stepsOf(smoothRing(lake, 10)).length).toBeLessThan(8);
  expect(stepsOf(smoothRing(circle, 30)).length).toBeLessThan(stepsOf(smoothRing(circle, 10)).length);
});

test('a ring too small for a curve gives an empty path', () => {
  expect(smoothRing(circle, 200)).toBe('');
});
