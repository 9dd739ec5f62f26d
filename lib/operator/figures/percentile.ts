/** `count` is the number of values between the previous step's bound and its own. */
type Step = readonly [bound: number, count: number];

/** The upper bound of the step in which the percentile lies; null without values. */
export function percentile(percent: number, steps: readonly Step[]): number | null {
  const total = steps.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [bound, count] of steps) {
    below += count;
    // Whole numbers, because the rounding error of a fraction could choose the wrong step.
    if (total > 0 && below * 100 >= total * percent) return bound;
  }
  return null;
}
