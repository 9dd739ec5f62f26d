import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { catalogue, categoryOf } from './catalogue';
import { matching } from './matching';
import { ownedBy } from './policy';
import type { GearItem, GearName } from './schema';

/** The viewer's gear in the order it was chosen; what was chosen at once, by name. */
export async function listGear(viewer: Viewer): Promise<GearItem[]> {
  const items = await db.gearItem.findMany({
    where: ownedBy(viewer),
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
    select: { id: true, name: true, shared: true },
  });
  return items.map((item) => ({ ...item, category: categoryOf(item.name) }));
}

/** What the typed words may become: the person's own items and the catalogue's, best first. */
export async function suggestGear(viewer: Viewer, typed: string): Promise<GearName[]> {
  if (!typed.trim()) return [];
  const own = await db.gearItem.findMany({
    where: ownedBy(viewer),
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  });
  return matching(typed, [...own, ...catalogue]);
}
