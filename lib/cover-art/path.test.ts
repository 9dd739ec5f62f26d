import { smoothRing } from './path';

const circle = Array.from({ length: 40 }, (_, i): [number, number] => [
  100 + 60 * Math.cos((i * Math.PI) / 20),
  100 + 60 * Math.sin((i * Math.PI) / 20),
]);

/** The relative steps of a path's end points: of `q` the second pair, of `t` each. */
function stepsOf(path: string): [number, number][] {
  const [, curve = '', rest = ''] = /q(.*)t(.*)$/.exec(path) ?? [];
  const numbers = [...(curve.match(/-?\d+/g) ?? []).slice(2), ...(rest.match(/-?\d+/g) ?? [])].map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] as number,
    numbers[2 * i + 1] as number,
  ]);
}

test('a ring ends where it began, to the unit: no rounding adds up', () => {
  const steps = stepsOf(smoothRing(circle, 10));
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])).toEqual([0, 0]);
});

test('it is written in whole numbers and relative steps alone', () => {
  expect(smoothRing(circle, 10)).toMatch(/^M\d+ \d+q[-\d ]+t[-\d ]+$/);
});

test('points that crowd, and those amid a straight edge, are left out', () => {
  const edge = Array.from({ length: 30 }, (_, i): [number, number] => [i * 10, 0]);
  const lake: [number, number][] = [...edge, [300, 40], [200, 90], [100, 80], [20, 60]];
  expect(stepsOf(smoothRing(lake, 10)).length).toBeLessThan(8);
  expect(stepsOf(smoothRing(circle, 30)).length).toBeLessThan(stepsOf(smoothRing(circle, 10)).length);
});

test('what is too small to curve is nothing', () => {
  expect(smoothRing(circle, 200)).toBe('');
});
