import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { Group } from './schema';

/**
 * SQL for the profile_ids of the people whose names the viewer may see. These depend on shared
 * trips, so `companionsOf` in lib/trips/policy.ts implements this type.
 */
export type CompanionsOf = (viewer: Viewer) => Prisma.Sql;

export async function listGroups(viewer: Viewer, companionsOf: CompanionsOf): Promise<Group[]> {
  return groupsWhere(db, viewer, companionsOf, Prisma.sql`true`);
}

export async function getGroup(
  viewer: Viewer,
  groupId: string,
  companionsOf: CompanionsOf,
  client: Tx = db,
): Promise<Group | null> {
  const [group] = await groupsWhere(client, viewer, companionsOf, Prisma.sql`g.id = ${groupId}::uuid`);
  return group ?? null;
}

/** One raw query, because Prisma has no relation from a member's address to a profile. */
async function groupsWhere(
  client: Tx,
  viewer: Viewer,
  companionsOf: CompanionsOf,
  condition: Prisma.Sql,
): Promise<Group[]> {
  return client.$queryRaw<Group[]>`
    select g.id::text, g.name::text,
           coalesce(
             json_agg(
               json_build_object('id', m.id, 'email', m.email, 'name', known.name, 'username', p.username)
               order by coalesce(known.name, m.email), m.id
             ) filter (where m.id is not null),
             '[]'
           ) members
    from groups g
    left join group_members m on m.group_id = g.id
    left join users u on u.email = m.email
    left join profiles p on p.user_id = u.id
    left join profiles known
      on known.id = p.id and known.id in (select profile_id from ${companionsOf(viewer)} companions)
    where g.profile_id = ${viewer.profileId}::uuid and ${condition}
    group by g.id
    order by g.name`;
}
