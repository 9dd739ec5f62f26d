import { shortCount } from '@/lib/trips/gear/lines';
import type { GearLine } from '@/lib/trips/gear/schema';

export const countLines = (lines: readonly GearLine[]) => ({
  short: shortCount(lines),
  covered: lines.filter(({ gap, struck }) => gap === 0 && !struck).length,
  struck: lines.filter(({ struck }) => struck).length,
});

/** Returns the first `most` lines of a trip's gear, and how many lines of each kind follow. */
export const shownLines = (lines: readonly GearLine[], most: number) => ({
  lines: lines.slice(0, most),
  beyond: countLines(lines.slice(most)),
});
