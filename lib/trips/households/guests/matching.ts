/** Equal keys in two lists mean the same thing; two items of one list are always different things. */
export interface Keyed {
  key: string;
}

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

/** Null without one; each item of `have` is used once. */
export function idsOf(list: Keyed[], have: (Keyed & { id: string })[]): (string | null)[] {
  const left = [...have];
  return list.map(({ key }) => {
    const at = left.findIndex((item) => item.key === key);
    return at < 0 ? null : (left.splice(at, 1)[0]?.id ?? null);
  });
}
