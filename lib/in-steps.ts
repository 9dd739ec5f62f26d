/** Long work as a generator that yields after each step, so that other work can run in between. */
export type Steps<T> = Generator<void, T, void>;

/** After this many milliseconds other work has a turn. */
const TURN_MS = 8;

/** Ends with the long work that is being done now. */
let busy: Promise<void> = Promise.resolve();

/**
 * Does the work, and lets the process's other work have its turns in between. Work that needs more than one turn waits
 * for the long work before it: six large reads at once then take one turn in a round, and short requests wait for one.
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

/** Works for one turn, or to the end. */
function turn<T>(steps: Steps<T>): IteratorResult<void, T> {
  for (const since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done || performance.now() - since >= TURN_MS) return step;
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
