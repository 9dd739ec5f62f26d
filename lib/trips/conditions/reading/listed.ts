import type { Item } from '../item';

/** More than any list has ever had. A longer list isn't cut, because the cut part may matter. */
const MOST = 3000;

/**
 * Throws for too many rows. An entry whose place can't be read is dropped: it would count everywhere or
 * nowhere. Equal ids get a number, so that each stays one thing.
 */
export function listed<Row>(rows: readonly Row[], itemsOf: (row: Row) => Item | Item[]): Item[] {
  if (rows.length > MOST) throw new Error('The list is too long');
  const seen = new Map<string, number>();
  const placed = rows.flatMap(itemsOf).filter(({ where }) => Object.keys(where).length > 0);
  return placed.map((item) => {
    const id = item.id.slice(0, 200);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { ...item, id: count === 1 ? id : `${id} ${count}` };
  });
}
