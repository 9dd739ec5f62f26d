import type { Position } from '../geometry';

/** Each ring lists longitude and latitude in turn, in 0.0001 degrees. */
interface Land {
  state?: string;
  rings: number[][];
}

export function stateIn(lands: readonly Land[], { latitude, longitude }: Position): string | null {
  const [x, y] = [longitude * 10_000, latitude * 10_000];
  return (
    lands.find(({ rings }) => rings.filter((ring) => isInside(ring, x, y)).length % 2 === 1)?.state ?? null
  );
}

/** Ray casting: a line to the east from inside crosses an odd number of edges. */
export function isInside(ring: number[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 2; at < ring.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring.slice(at - 2, at + 2);
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** In km. */
const DEGREE = 111.2;

/** `line` lists longitude and latitude in turn, in 0.0001 degrees. */
export function isWithin(km: number, line: number[], { latitude, longitude }: Position): boolean {
  const north = DEGREE / 10_000;
  const east = north * Math.cos((latitude * Math.PI) / 180);
  const x = (at: number) => ((line[at] ?? 0) - longitude * 10_000) * east;
  const y = (at: number) => ((line[at + 1] ?? 0) - latitude * 10_000) * north;
  for (let at = 2; at < line.length; at += 2) {
    const [fromX, fromY, alongX, alongY] = [x(at - 2), y(at - 2), x(at) - x(at - 2), y(at) - y(at - 2)];
    const length = alongX ** 2 + alongY ** 2;
    const part = length && Math.max(0, Math.min(1, -(fromX * alongX + fromY * alongY) / length));
    if (Math.hypot(fromX + part * alongX, fromY + part * alongY) < km) return true;
  }
  return false;
}
