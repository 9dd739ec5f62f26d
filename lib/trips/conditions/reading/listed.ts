import type { Item } from '../item';
import { boxOf, countPoints, thinnedTo } from './shapes';

/** More than any list has ever had. A longer list isn't cut, because the cut part may matter. */
const MOST = 3000;
/** Of one item's shapes. Fewer where a list has so many that every page would measure too long. */
const MOST_POINTS = 300;
const MOST_POINTS_OF_LIST = 100_000;

/**
 * Throws for too many rows. An entry whose place can't be read concerns no site; it stays with `where`
 * empty if it's grave, so that nobody takes the list for read (unplacedOf). Equal ids get a number, so that each stays one thing.
 */
export function listed<Row>(rows: readonly Row[], itemsOf: (row: Row) => Item | Item[]): Item[] {
  if (rows.length > MOST) throw new Error('The list is too long');
  const seen = new Map<string, number>();
  const placed = rows
    .flatMap(itemsOf)
    .filter(({ where, gravity }) => gravity !== 'knows' || Object.keys(where).length > 0);
  if (placed.length > MOST) throw new Error('The list is too long');
  const most = Math.max(20, Math.min(MOST_POINTS, Math.floor(MOST_POINTS_OF_LIST / 2 / placed.length)));
  const items = placed.map((item) => ({ ...item, where: thinnedTo(most, item.where) }));
  if (items.reduce((sum, { where }) => sum + countPoints(where), 0) > MOST_POINTS_OF_LIST)
    throw new Error('The list has too many points');
  return items.map((item) => {
    const id = item.id.slice(0, 200);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    const box = boxOf(item);
    return { ...item, ...(box && { box }), id: count === 1 ? id : `${id} ${count}` };
  });
}
