/** A row of a household: its kind, its name and its id on the trip. */
export interface Row {
  id?: string | undefined;
  /** camper, pet, car … */
  kind: string;
  name: string;
}

/**
 * Finds the saved row for each given row: by id, else by kind and name, else by kind and position. Null for a new row.
 * Each saved row is used once.
 */
export function matchRows(kept: readonly Row[], given: readonly Row[]): (string | null)[] {
  const taken = new Set<Row>();
  const found = given.map((): string | null => null);
  const pass = (same: (row: Row, one: Row, at: number) => boolean) => {
    given.forEach((row, at) => {
      if (found[at]) return;
      const match = kept.find((one) => !taken.has(one) && same(row, one, at));
      if (!match?.id) return;
      taken.add(match);
      found[at] = match.id;
    });
  };
  pass((row, one) => row.kind === one.kind && row.id === one.id);
  pass((row, one) => row.kind === one.kind && sameName(row, one));
  pass((row, one, at) => row.kind === one.kind && kept[at] === one);
  return found;
}

const sameName = (one: Row, other: Row) => one.name.toLowerCase() === other.name.toLowerCase();
