type Point = readonly [number, number];

/**
 * The points are the control points of a quadratic B-spline, which passes through the midpoints
 * between them. After the first `q`, SVG derives the control point of each `t`, so the path is as
 * short as one of straight lines. Even numbers make the midpoints whole and the derived points
 * exact.
 */
export function smoothRing(ring: readonly Point[], spacing: number): string {
  const points = thin(ring, spacing);
  if (points.length < 5) return '';
  const middles = points.map((point, i) => middle(point, points[(i + 1) % points.length] as Point));
  const start = middles[0] as Point;
  const control = points[1] as Point;
  let from = middles[1] as Point;
  let path = `M${pathNumbers(start)}q${pathNumbers([...step(start, control), ...step(start, from)])}t`;
  const steps: number[] = [];
  for (const to of [...middles.slice(2), start]) {
    steps.push(...step(from, to));
    from = to;
  }
  path += pathNumbers(steps);
  return path;
}

function thin(ring: readonly Point[], spacing: number): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of ring) {
    const point: Point = [2 * Math.round(x / 2), 2 * Math.round(y / 2)];
    const last = kept[kept.length - 1];
    if (!last || Math.hypot(...step(last, point)) >= spacing) kept.push(point);
  }
  const at = (i: number) => kept[(i + kept.length) % kept.length] as Point;
  return kept.filter(
    (point, i) => ![0, 1].some((axis) => point[axis] === at(i - 1)[axis] && point[axis] === at(i + 1)[axis]),
  );
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function step(from: Point, to: Point): [number, number] {
  return [to[0] - from[0], to[1] - from[1]];
}

/** A minus sign already separates two numbers, so no space is needed before it. */
export function pathNumbers(numbers: readonly number[]): string {
  return numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : number)).join('');
}
