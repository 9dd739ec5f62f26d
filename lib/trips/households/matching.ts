/** Something to be found by what it is called: two of a key in one list are two, in two lists the same. */
export interface Keyed {
  key: string;
}

/** Of what several lists want, what is not there yet. */
export function listMissing<T extends Keyed>(lists: T[][], have: Keyed[]): T[] {
  const known = have.map(({ key }) => key);
  const missing: T[] = [];
  for (const list of lists) {
    const left = [...known];
    for (const item of list) {
      const at = left.indexOf(item.key);
      if (at >= 0) left.splice(at, 1);
      else {
        missing.push(item);
        known.push(item.key);
      }
    }
  }
  return missing;
}

/** For each of a list the id of what it means, each taken once; null for what isn't there. */
export function idsOf(list: Keyed[], have: (Keyed & { id: string })[]): (string | null)[] {
  const left = [...have];
  return list.map(({ key }) => {
    const at = left.findIndex((item) => item.key === key);
    return at < 0 ? null : (left.splice(at, 1)[0]?.id ?? null);
  });
}
