/** Long work that can be left between its steps: it yields after each. */
export type Steps<T> = Generator<void, T, void>;

/** After so many ms everybody else has a turn. */
const TURN_MS = 8;

/** Does the work in turns with whatever else this process has to do. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** Does the work at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Resolves once everything that waits has had a turn. */
export const nextTurn = () => new Promise<void>((done) => setImmediate(done));
