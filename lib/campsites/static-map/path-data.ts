import { pathNumbers } from '@/lib/cover-art/path';
import type { Point, Rect } from './view';

export function clipLine(line: readonly Point[], rect: Rect): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point];
    const part = partWithin(from, to, rect);
    if (!part) continue;
    const [start, end] = part;
    const last = piece.at(-1);
    if (!last || last.x !== start.x || last.y !== start.y) {
      piece = [start];
      pieces.push(piece);
    }
    piece.push(end);
  }
  return pieces;
}

/** Liang–Barsky algorithm. */
function partWithin(from: Point, to: Point, { left, top, right, bottom }: Rect): [Point, Point] | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  const edges: [step: number, room: number][] = [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ];
  for (const [step, room] of edges) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) enters = Math.max(enters, room / step);
    else leaves = Math.min(leaves, room / step);
  }
  if (enters > leaves) return null;
  const at = (share: number) =>
    share === 0 ? from : share === 1 ? to : { x: from.x + share * dx, y: from.y + share * dy };
  return [at(enters), at(leaves)];
}

/** Sutherland–Hodgman algorithm; the outline keeps the ring's direction. */
export function clipRing(ring: readonly Point[], { left, top, right, bottom }: Rect): Point[] {
  const sides: [isIn: (point: Point) => boolean, crossing: (a: Point, b: Point) => Point][] = [
    [({ x }) => x >= left, (a, b) => ({ x: left, y: a.y + ((left - a.x) * (b.y - a.y)) / (b.x - a.x) })],
    [({ x }) => x <= right, (a, b) => ({ x: right, y: a.y + ((right - a.x) * (b.y - a.y)) / (b.x - a.x) })],
    [({ y }) => y >= top, (a, b) => ({ x: a.x + ((top - a.y) * (b.x - a.x)) / (b.y - a.y), y: top })],
    [
      ({ y }) => y <= bottom,
      (a, b) => ({ x: a.x + ((bottom - a.y) * (b.x - a.x)) / (b.y - a.y), y: bottom }),
    ],
  ];
  let kept = [...ring];
  for (const [isIn, crossing] of sides) {
    const before = kept;
    kept = before.flatMap((point, index) => {
      const last = before.at(index - 1) as Point;
      const crossed = isIn(last) === isIn(point) ? [] : [crossing(last, point)];
      return isIn(point) ? [...crossed, point] : crossed;
    });
  }
  return kept;
}

/** No dropped point is further than `distance` from the line (Douglas–Peucker algorithm). */
export function simplify(line: readonly Point[], distance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const waiting: [number, number][] = [[0, line.length - 1]];
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const [first, last] = range;
    let [furthest, most] = [0, distance];
    for (let i = first + 1; i < last; i++) {
      const off = distanceTo(line[i] as Point, line[first] as Point, line[last] as Point);
      if (off > most) [furthest, most] = [i, off];
    }
    if (furthest === 0) continue;
    kept.add(furthest);
    waiting.push([first, furthest], [furthest, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

export function lineData(line: readonly Point[]): string {
  const points = rounded(line);
  return points.length < 2 ? '' : stepsOf(points);
}

/** In whole numbers; '' for a ring with an area below SMALLEST. */
export function ringData(ring: readonly Point[]): string {
  const points = rounded([...ring, ...ring.slice(0, 1)]).slice(0, -1);
  return points.length < 3 || Math.abs(areaOf(points)) < SMALLEST ? '' : `${stepsOf(points)}z`;
}

const SMALLEST = 16;

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const last = points.at(index - 1) as Point;
    return sum + (last.x * y - x * last.y) / 2;
  }, 0);
}

const rounded = (line: readonly Point[]) =>
  line
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .filter(({ x, y }, index, all) => all[index - 1]?.x !== x || all[index - 1]?.y !== y);

function stepsOf([first, ...others]: readonly Point[]): string {
  let last = first as Point;
  const steps = others.flatMap((point) => {
    const step = [point.x - last.x, point.y - last.y];
    last = point;
    return step;
  });
  return `M${pathNumbers([(first as Point).x, (first as Point).y])}l${pathNumbers(steps)}`;
}
