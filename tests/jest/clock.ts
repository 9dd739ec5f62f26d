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
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, asked) =>
      Reflect.construct(real, given.length > 0 ? given : [real.now() + shift], asked),
    apply: (real) => new real(real.now() + shift).toString(),
    get: (real, key) => (key === 'now' ? () => real.now() + shift : Reflect.get(real, key)),
  });
}
