/**
 * A step of a histogram: its upper bound, and the number of values above the previous step's bound.
 */
type Step = readonly [bound: number, count: number];

/** The upper bound of the step in which the percentile lies; null without values. */
export function percentile(percent: number, steps: readonly Step[]): number | null {
  const total = steps.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [bound, count] of steps) {
    below += count;
    // Compare whole numbers, because a fraction could be too large by a rounding error.
    if (total > 0 && below * 100 >= total * percent) return bound;
  }
  return null;
}
