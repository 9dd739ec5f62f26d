import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import { listGear } from './list-gear';
import type { GearItem, NewGear } from './schema';

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
