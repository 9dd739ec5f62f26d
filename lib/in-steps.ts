/** Long work as a generator. It yields after each step, so that other work can run in between. */
export type Steps<T> = Generator<void, T, void>;

/** After this many milliseconds of long work, other work may run. */
const TURN_MS = 8;

/** Resolves when the long work that is running now has ended. */
let busy: Promise<void> = Promise.resolve();

/**
 * Runs the work in turns of TURN_MS, and lets the process's other work run between them. Work that
 * needs more than one turn waits until all earlier long work has ended, so that a short request waits
 * for at most one turn. If six pieces of long work alternated, the request would wait for six turns.
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

/** Runs the work for one turn, or less if the work ends earlier. */
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
