import { crossesEdge, KM_PER_DEGREE, type Position, toSegment } from '../geometry';

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

export function isInside(ring: number[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 2; at < ring.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring.slice(at - 2, at + 2);
    if (crossesEdge(x, y, x1, y1, x2, y2)) inside = !inside;
  }
  return inside;
}

/** `line` lists longitude and latitude in turn, in 0.0001 degrees. */
export function isWithin(km: number, line: number[], { latitude, longitude }: Position): boolean {
  const north = KM_PER_DEGREE / 10_000;
  const east = north * Math.cos((latitude * Math.PI) / 180);
  const x = (at: number) => ((line[at] ?? 0) - longitude * 10_000) * east;
  const y = (at: number) => ((line[at + 1] ?? 0) - latitude * 10_000) * north;
  for (let at = 2; at < line.length; at += 2) {
    if (toSegment(x(at - 2), y(at - 2), x(at), y(at)) < km) return true;
  }
  return false;
}
