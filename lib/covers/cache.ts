import { drawCover } from './contours';
import type { CoverSize } from './seed';

/** About 3 MB at the most. */
const MOST = 300;
const drawn = new Map<string, string>();

/** drawCover with a small memory: the least recently asked for gives way. */
export function cachedCover(seed: string, size: CoverSize): string {
  const key = `${size} ${seed}`;
  const svg = drawn.get(key) ?? drawCover(seed, size);
  drawn.delete(key);
  drawn.set(key, svg);
  if (drawn.size > MOST) drawn.delete(drawn.keys().next().value as string);
  return svg;
}
