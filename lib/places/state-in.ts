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
