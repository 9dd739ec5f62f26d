export interface Row {
  id?: string | undefined;
  /** Such as camper, pet or car. */
  kind: string;
  name: string;
}

/** Matches by id, then by kind and name, then by kind and position. Null for a new row. */
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
