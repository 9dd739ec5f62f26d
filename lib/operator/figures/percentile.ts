/**
 * A step of a histogram: its upper bound, and the number of values between the bound of the previous
 * step and its own.
 */
type Step = readonly [bound: number, count: number];

/** Returns the upper bound of the step in which the percentile lies; null without values. */
export function percentile(percent: number, steps: readonly Step[]): number | null {
  const total = steps.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [bound, count] of steps) {
    below += count;
    // Multiply and compare whole numbers, because the rounding error of a fraction could choose the
    // wrong step.
    if (total > 0 && below * 100 >= total * percent) return bound;
  }
  return null;
}
