/** Yields after each step, so that other work can run in between. */
export type Steps<T> = Generator<void, T, void>;

const TURN_MS = 8;

let busy: Promise<void> = Promise.resolve();

/**
 * Lets the process's other work run after each TURN_MS. Work that needs more than one turn waits for all
 * earlier long work: if six pieces alternated, a short request would wait for six turns.
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
      await new Promise<void>((done) => setImmediate(done));
      const step = turn(steps);
      if (step.done) return step.value;
    }
  } finally {
    end();
  }
}

function turn<T>(steps: Steps<T>): IteratorResult<void, T> {
  for (const since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done || performance.now() - since >= TURN_MS) return step;
  }
}
