import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import { catalogue, categoryOf } from './catalogue';
import { matching } from './compared-name';
import type { GearItem, GearName, NewGear } from './schema';

export async function listGear(viewer: Viewer): Promise<GearItem[]> {
  const items = await db.gearItem.findMany({
    where: ownedBy(viewer),
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
    select: { id: true, name: true, shared: true },
  });
  return items.map((item) => ({ ...item, category: categoryOf(item.name) }));
}

/** Of an item that exists already, only the `shared` flag changes. */
export async function selectGear(viewer: Viewer, items: NewGear[]): Promise<GearItem[]> {
  const names = items.map(({ name }) => name);
  const flags = items.map(({ shared }) => shared);
  // Only Postgres knows which names citext treats as equal, so it removes the duplicates. The rows
  // are sorted, so that two simultaneous requests lock them in the same order.
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      insert into gear_items (id, profile_id, name, shared)
      select gen_random_uuid(), ${viewer.profileId}::uuid, name, shared
      from (
        select distinct on (name) name, shared
        from unnest(${names}::citext[], ${flags}::boolean[]) with ordinality given (name, shared, position)
        order by name, position desc
      ) latest
      on conflict (profile_id, name) do update set shared = excluded.shared`;
    // After the insert, because only the insert shows which items are new.
    await requireRoom(tx, viewer.profileId, 'gear', 0);
  });
  return listGear(viewer);
}

/** A missing item is no error. */
export async function removeGear(viewer: Viewer, name: string): Promise<GearItem[]> {
  await db.gearItem.deleteMany({ where: { name, ...ownedBy(viewer) } });
  return listGear(viewer);
}

export async function shareGear(viewer: Viewer, itemId: string, shared: boolean): Promise<GearItem[]> {
  const { count } = await db.gearItem.updateMany({
    where: { id: itemId, ...ownedBy(viewer) },
    data: { shared },
  });
  if (count === 0) throw notFound();
  return listGear(viewer);
}

export async function suggestGear(viewer: Viewer, typed: string): Promise<GearName[]> {
  if (!typed.trim()) return [];
  const own = await db.gearItem.findMany({
    where: ownedBy(viewer),
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  });
  return matching(typed, [...own, ...catalogue]);
}
