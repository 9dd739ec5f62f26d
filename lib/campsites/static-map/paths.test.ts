import { clipLine, clipRing, lineData, ringData, simplify } from './path-data';
import type { Point } from './view';

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

const rect = { left: 0, top: 0, right: 10, bottom: 10 };

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

test('redundant points are dropped, and corners and ends stay', () => {
  const bent = points([0, 0], [5, 0.4], [10, 0], [10, 10]);
  expect(simplify(bent, 0.5)).toEqual(points([0, 0], [10, 0], [10, 10]));
  expect(simplify(bent, 0.3)).toEqual(bent);
});

test('a closed ring keeps its far side', () => {
  const ring = points([0, 0], [10, 0], [10, 10], [0, 0]);
  expect(simplify(ring, 1)).toEqual(ring);
});

test('a line is written in whole steps from its start', () => {
  expect(lineData(points([10.4, 20], [13, 16], [13.2, 16.1], [18, 22]))).toBe('M10 20l3-4 5 6');
  expect(lineData(points([1, 1], [1.2, 0.9]))).toBe('');
});

test('a ring is closed, and a tiny one is left out', () => {
  expect(ringData(points([0, 0], [10, 0], [10, 10], [0, 0]))).toBe('M0 0l10 0 0 10z');
  expect(ringData(points([0, 0], [3, 0], [3, 3]))).toBe('');
  expect(ringData(points([0, 0], [30, 0]))).toBe('');
});
