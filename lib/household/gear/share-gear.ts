import 'server-only';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import { listGear } from './list-gear';
import type { GearItem } from './schema';

export async function shareGear(viewer: Viewer, itemId: string, shared: boolean): Promise<GearItem[]> {
  const { count } = await db.gearItem.updateMany({
    where: { id: itemId, ...ownedBy(viewer) },
    data: { shared },
  });
  if (count === 0) throw notFound();
  return listGear(viewer);
}
