import { lineData, ringData, simplify } from './path-data';
import type { Point } from './view';

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

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
