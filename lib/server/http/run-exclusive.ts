const last = new Map<string, Promise<unknown>>();

/**
 * Within this process, runs the work of all callers with the same name one after the other, in the
 * order in which they called.
 */
export function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(name) ?? Promise.resolve()).then(work);
  const over = turn
    .catch(() => undefined)
    .then(() => {
      if (last.get(name) === over) last.delete(name);
    });
  last.set(name, over);
  return turn;
}
