import { createNoise2D } from 'simplex-noise';
import { hash32 } from './seed';

/** The height at a point, about -1 to 1; x and y are cells of the wide cover's grid. */
export type HeightField = (x: number, y: number) => number;

/** Rough distance between two hills, in cells. */
const SCALE = 32;

/**
 * Returns a height field of three octaves of simplex noise. The same seed gives the same land on
 * every machine.
 */
export function heightField(seed: string): HeightField {
  const noise = createNoise2D(mulberry32(hash32(seed)));
  return (x, y) => {
    const u = x / SCALE;
    const v = y / SCALE;
    return (
      (noise(u, v) + 0.38 * noise(2.1 * u + 40, 2.1 * v + 40) + 0.11 * noise(4.2 * u + 80, 4.2 * v + 80)) /
      1.25
    );
  };
}

/** Returns a small random generator with a seed, because Math.random takes no seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
