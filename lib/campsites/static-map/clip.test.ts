import { clipLine, clipRing } from './clip';
import type { Point } from './view';

const rect = { left: 0, top: 0, right: 10, bottom: 10 };
const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

test('a line inside stays as it is, and a line outside is dropped', () => {
  const within = points([1, 1], [5, 9], [9, 1]);
  expect(clipLine(within, rect)).toEqual([within]);
  expect(clipLine(points([-5, 1], [-1, 9]), rect)).toEqual([]);
  expect(clipLine(points([-5, 20], [20, 20]), rect)).toEqual([]);
  expect(clipLine(points([-8, 5], [5, -8]), rect)).toEqual([]);
});

test('a line ends at the edge, and goes on where it comes back in', () => {
  expect(clipLine(points([-5, 5], [5, 5], [5, 15], [8, 15], [8, 5]), rect)).toEqual([
    points([0, 5], [5, 5], [5, 10]),
    points([8, 10], [8, 5]),
  ]);
  expect(clipLine(points([-10, 5], [20, 5]), rect)).toEqual([points([0, 5], [10, 5])]);
});

test('a ring keeps the part that is inside, and its direction', () => {
  const round = points([-5, -5], [15, -5], [15, 15], [-5, 15]);
  expect(clipRing(round, rect)).toHaveLength(4);
  expect(new Set(clipRing(round, rect).map(({ x, y }) => `${x},${y}`))).toEqual(
    new Set(['0,0', '10,0', '10,10', '0,10']),
  );
  expect(clipRing(points([5, 5], [15, 5], [5, 15]), rect)).toEqual(
    points([5, 10], [5, 5], [10, 5], [10, 10], [10, 10]),
  );
  expect(clipRing(points([20, 20], [30, 20], [30, 30]), rect)).toEqual([]);
});
