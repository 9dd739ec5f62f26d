const last = new Map<string, Promise<unknown>>();

/**
 * Runs all work with the same name one after the other within this process, in the order of the
 * calls.
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
