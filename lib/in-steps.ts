/** Long work as a generator that yields after each step, so that other work can run in between. */
export type Steps<T> = Generator<void, T, void>;

/** After this many milliseconds other work gets a turn. */
const TURN_MS = 8;

/** Resolves when the current long work has ended. */
let busy: Promise<void> = Promise.resolve();

/**
 * Runs the work in turns, between which the process's other work runs. Work that needs more than
 * one turn waits for earlier long work. Six large reads at once then run one after the other, so
 * that a short request waits for one turn instead of six.
 */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  const first = turn(steps);
  if (first.done) return first.value;
  const before = busy;
  let end = () => {};
  busy = new Promise((resolve) => (end = resolve));
  try {
    await before;
    for (;;) {
      await nextTurn();
      const step = turn(steps);
      if (step.done) return step.value;
    }
  } finally {
    end();
  }
}

/** Runs one turn, or to the end of the work. */
function turn<T>(steps: Steps<T>): IteratorResult<void, T> {
  for (const since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done || performance.now() - since >= TURN_MS) return step;
  }
}

/** Runs all of the work without a break. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Resolves after all other waiting work has had a turn. */
export const nextTurn = () => new Promise<void>((done) => setImmediate(done));
