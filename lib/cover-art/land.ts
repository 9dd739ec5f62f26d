import { createNoise2D } from 'simplex-noise';
import cells from './climate-cells.json';
import { type CoverSize, hash32, type PictureSize } from './seed';

export interface Climate {
  look: 'tropic' | 'green' | 'dry' | 'red';
  water: number;
}

const TROPIC = -19;

/** By the letters that scripts/data/make-cover-climate.ts writes: arid, dry, coast, wet. */
const shares: Record<string, number> = { a: 0, d: 0.04, c: 0.2, w: 0.13 };

export function climateOf(seed: string): Climate {
  const [latitude, longitude] = seed.split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return { look: 'green', water: 0.13 };
  const row = Math.floor((cells.north - latitude) / cells.step);
  const column = Math.floor((longitude - cells.west) / cells.step);
  // Outside the table of cells are islands, which get the coast's climate.
  const cell = cells.rows[row]?.[column] ?? 'c';
  const green = latitude > TROPIC ? 'tropic' : 'green';
  return { look: cell === 'a' ? 'red' : cell === 'd' ? 'dry' : green, water: shares[cell] ?? 0.13 };
}

/** About -1 to 1; x and y are cells of the wide cover's grid. */
type HeightField = (x: number, y: number) => number;

const SCALE = 32;

/** Three octaves of simplex noise. The same seed gives the same land on every machine. */
function heightField(seed: string): HeightField {
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

/** Math.random takes no seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const WATER = -0.35;
const PEAK = 0.62;

/** The part of an endless land that a cover shows; `left` and `top` are its top left corner, in cells. */
export type Land = {
  height: HeightField;
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** In drawing units. A thumbnail needs no finer steps, and shorter numbers make a smaller file. */
  cell: number;
  pin: { x: number; y: number };
};

const extents: Record<CoverSize | PictureSize, { columns: number; rows: number; cell: number }> = {
  wide: { columns: 80, rows: 30, cell: 10 },
  thumb: { columns: 28, rows: 28, cell: 6 },
  tall: { columns: 60, rows: 78, cell: 10 },
  mail: { columns: 80, rows: 25, cell: 10 },
  preview: { columns: 80, rows: 42, cell: 10 },
};

/** Every size shows the same land around the same pin, so that people recognise a campsite in each size. */
export function surveyLand(seed: string, size: CoverSize | PictureSize): Land {
  const raw = heightField(seed);
  const height = level(raw, climateOf(seed).water);
  const pin = summit(height);
  const extent = extents[size];
  // The same columns as the wide cover, with fewer or more rows around the middle.
  if (extent.columns === extents.wide.columns) {
    return { ...extent, height, left: 0, top: Math.floor((extents.wide.rows - extent.rows) / 2), pin };
  }
  const [across, down] =
    size === 'tall' ? [0.62, 0.46] : [0.34 + (0.32 * pin.x) / 80, 0.2 + (0.6 * pin.y) / 30];
  const left = pin.x - Math.round(extent.columns * across);
  const top = pin.y - Math.round(extent.rows * down);
  return { ...extent, height, left, top, pin };
}

/** In every cover the share `water` lies under water and some land is as high as PEAK. */
function level(height: HeightField, water: number): HeightField {
  const samples: number[] = [];
  for (let y = 0; y < 30; y += 2) for (let x = 0; x < 80; x += 2) samples.push(height(x, y));
  samples.sort((a, b) => a - b);
  const low = samples[Math.floor(samples.length * water)] as number;
  const high = samples[Math.floor(samples.length * 0.95)] as number;
  const slope = (PEAK - WATER) / (high - low);
  // Land outside the sampled area may be lower, but in a climate without water it must not become a lake.
  const least = water === 0 ? WATER + 0.01 : Number.NEGATIVE_INFINITY;
  return (x, y) => Math.max(least, WATER + (height(x, y) - low) * slope);
}

/** In the middle of the wide cover, which even a narrow banner shows. */
function summit(height: HeightField): { x: number; y: number } {
  let best = { x: 40, y: 15, value: Number.NEGATIVE_INFINITY };
  for (let y = 11; y <= 19; y++)
    for (let x = 10; x <= 70; x++) {
      const value = height(x, y);
      if (value > best.value) best = { x, y, value };
    }
  return { x: best.x, y: best.y };
}
