/**
 * An item with a key for comparing lists. Items of different lists with the same key are the same
 * thing. Two items of one list are always different things.
 */
export interface Keyed {
  key: string;
}

/** Returns the items of the lists that are missing in `have`. */
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

/**
 * For each item of a list, returns the id of the item in `have` with the same key; null without one.
 * Each item of `have` is used once.
 */
export function idsOf(list: Keyed[], have: (Keyed & { id: string })[]): (string | null)[] {
  const left = [...have];
  return list.map(({ key }) => {
    const at = left.findIndex((item) => item.key === key);
    return at < 0 ? null : (left.splice(at, 1)[0]?.id ?? null);
  });
}
