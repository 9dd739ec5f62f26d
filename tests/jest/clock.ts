/** How far the clock of a test run is from the machine's; scripts/checks/test-clock.ts sets it. */
export const clockShift = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0);

/** Moves a program's clock. It uses nothing around it, so that a browser can be given it too. */
export function shiftDate(shift: number): void {
  if (!shift) return;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, asked) =>
      Reflect.construct(real, given.length > 0 ? given : [real.now() + shift], asked),
    apply: (real) => new real(real.now() + shift).toString(),
    get: (real, key) => (key === 'now' ? () => real.now() + shift : Reflect.get(real, key)),
  });
}
