import { drawCover } from './contours';
import type { CoverSize } from './seed';

/** About 3 MB at the most. */
const MOST = 300;
const drawn = new Map<string, string>();

/** A cover that was drawn lately: the least recently asked for gives way. */
export function keptCover(seed: string, size: CoverSize): string | undefined {
  const key = `${size} ${seed}`;
  const svg = drawn.get(key);
  if (svg !== undefined) keep(key, svg);
  return svg;
}

/** Draws a cover and keeps it. */
export function newCover(seed: string, size: CoverSize): string {
  const svg = drawCover(seed, size);
  keep(`${size} ${seed}`, svg);
  return svg;
}

function keep(key: string, svg: string): void {
  drawn.delete(key);
  drawn.set(key, svg);
  if (drawn.size > MOST) drawn.delete(drawn.keys().next().value as string);
}
