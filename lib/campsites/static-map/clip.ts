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
