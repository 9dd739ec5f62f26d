import { climateOf } from './climate';
import { type HeightField, heightField } from './field';
import type { CoverSize, PictureSize } from './seed';

export const WATER = -0.35;
const PEAK = 0.62;

/** Which part of the seed's endless land a cover shows: its top left corner and its extent, in cells. */
export type Land = {
  height: HeightField;
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Units a cell in the drawing: fewer make shorter numbers, and a thumbnail needs no finer ones. */
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

/** Every size is a window onto the same land round the same pin, so that a spot is known again in each. */
export function surveyLand(seed: string, size: CoverSize | PictureSize): Land {
  const raw = heightField(seed);
  const height = level(raw, climateOf(seed).water);
  const pin = summit(height);
  const extent = extents[size];
  // As wide as the wide cover: its middle rows, or some more above and below.
  if (extent.columns === extents.wide.columns) {
    return { ...extent, height, left: 0, top: Math.floor((extents.wide.rows - extent.rows) / 2), pin };
  }
  // Off the middle, to the side where the wide cover has it.
  const [across, down] =
    size === 'tall' ? [0.62, 0.46] : [0.34 + (0.32 * pin.x) / 80, 0.2 + (0.6 * pin.y) / 30];
  const left = pin.x - Math.round(extent.columns * across);
  const top = pin.y - Math.round(extent.rows * down);
  return { ...extent, height, left, top, pin };
}

/** Stretches the heights so that each cover has its share of water and some peaks, whatever its noise happens to hold. */
function level(height: HeightField, water: number): HeightField {
  const samples: number[] = [];
  for (let y = 0; y < 30; y += 2) for (let x = 0; x < 80; x += 2) samples.push(height(x, y));
  samples.sort((a, b) => a - b);
  const low = samples[Math.floor(samples.length * water)] as number;
  const high = samples[Math.floor(samples.length * 0.95)] as number;
  const slope = (PEAK - WATER) / (high - low);
  // Other sizes see land beyond these samples, which may lie lower: still without a lake where there is none.
  const least = water === 0 ? WATER + 0.01 : Number.NEGATIVE_INFINITY;
  return (x, y) => Math.max(least, WATER + (height(x, y) - low) * slope);
}

/** The highest cell of the wide cover's middle, which even a narrow banner does not cut off. */
function summit(height: HeightField): { x: number; y: number } {
  let best = { x: 40, y: 15, value: Number.NEGATIVE_INFINITY };
  for (let y = 11; y <= 19; y++)
    for (let x = 10; x <= 70; x++) {
      const value = height(x, y);
      if (value > best.value) best = { x, y, value };
    }
  return { x: best.x, y: best.y };
}
