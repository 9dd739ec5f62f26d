import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import { categoryOf } from './catalogue';
import type { GearItem } from './schema';

export async function listGear(viewer: Viewer): Promise<GearItem[]> {
  const items = await db.gearItem.findMany({
    where: ownedBy(viewer),
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
    select: { id: true, name: true, shared: true },
  });
  return items.map((item) => ({ ...item, category: categoryOf(item.name) }));
}
