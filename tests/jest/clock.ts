/**
 * How far a test run's clock is ahead of the machine's, in ms. scripts/checks/test-clock.ts sets
 * it.
 */
export const clockShift = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0);

/**
 * Shifts a program's clock. Uses nothing outside the function, so that a browser can run it too.
 */
export function shiftDate(shift: number): void {
  if (!shift) return;
  const { now } = Date;
  const shifted = () => now() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, asked) => Reflect.construct(real, given.length > 0 ? given : [shifted()], asked),
    apply: (real) => new real(shifted()).toString(),
  });
  // A property of its own, so that a test can spy on it.
  Date.now = shifted;
}
