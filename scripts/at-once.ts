type Task = (signal: AbortSignal) => Promise<unknown>;

/** Does several things at once; the first that fails ends the others, and it is the failure that is told. */
export async function atOnce(signal: AbortSignal, ...tasks: Task[]): Promise<void> {
  const failures: unknown[] = [];
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  const run = (task: Task) =>
    task(ended).catch((failure) => {
      failures.push(failure);
      failed.abort();
    });
  await Promise.all(tasks.map(run));
  if (failures.length > 0) throw failures[0];
}
