import type { Point } from './view';

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
  return `M${join([(first as Point).x, (first as Point).y])}l${join(steps)}`;
}

/** A minus sign already separates two numbers, so no space is needed before it. */
const join = (numbers: readonly number[]) =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : number)).join('');
