type Task = (signal: AbortSignal) => Promise<unknown>;

/** The first failure aborts the other tasks and is thrown at the end. */
export async function runInParallel(signal: AbortSignal, ...tasks: Task[]): Promise<void> {
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
