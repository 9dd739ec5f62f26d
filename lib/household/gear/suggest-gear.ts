import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import { catalogue } from './catalogue';
import { matching } from './matching';
import type { GearName } from './schema';

export async function suggestGear(viewer: Viewer, typed: string): Promise<GearName[]> {
  if (!typed.trim()) return [];
  const own = await db.gearItem.findMany({
    where: ownedBy(viewer),
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  });
  return matching(typed, [...own, ...catalogue]);
}
