import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import { listGear } from './list-gear';
import type { GearItem, NewGear } from './schema';

/** Adds the items; one that is there already, without case, takes the new flag. Resolves to the whole list. */
export async function selectGear(viewer: Viewer, items: NewGear[]): Promise<GearItem[]> {
  const names = items.map(({ name }) => name);
  const flags = items.map(({ shared }) => shared);
  // Postgres itself finds the doubles within one call: it alone knows which names citext holds to be equal.
  // Sorted, so that two calls at once lock the rows in one order.
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
    // Afterwards, since only then is it known which of them are new.
    await requireRoom(tx, viewer.profileId, 'gear', 0);
  });
  return listGear(viewer);
}

/** Removes the item of this name. One that is gone already is what was asked for. */
export async function removeGear(viewer: Viewer, name: string): Promise<GearItem[]> {
  await db.gearItem.deleteMany({ where: { name, ...ownedBy(viewer) } });
  return listGear(viewer);
}
