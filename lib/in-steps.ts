/** Long work as a generator that yields after each step, so that other work can run in between. */
export type Steps<T> = Generator<void, T, void>;

/** After this many milliseconds other work has a turn. */
const TURN_MS = 8;

/** Does the work, and lets the process's other work have its turns in between. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** Does all of the work without a break. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Resolves after all waiting work has had a turn. */
export const nextTurn = () => new Promise<void>((done) => setImmediate(done));
