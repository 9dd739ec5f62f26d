const last = new Map<string, Promise<unknown>>();

/** In the order of the calls, and only within this process. */
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
