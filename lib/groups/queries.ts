import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';
import { db, type Tx } from '../db';
import type { Group } from './schema';

/** The viewer's groups by name, each with its members by the name they are shown with. */
export async function listGroups(viewer: Viewer): Promise<Group[]> {
  return groupsWhere(db, Prisma.sql`g.profile_id = ${viewer.profileId}::uuid`);
}

/** One of the viewer's groups; null where there is no such group for them. */
export async function groupOf(viewer: Viewer, groupId: string, client: Tx = db): Promise<Group | null> {
  const own = Prisma.sql`g.profile_id = ${viewer.profileId}::uuid and g.id = ${groupId}::uuid`;
  const [group] = await groupsWhere(client, own);
  return group ?? null;
}

/** One statement for groups, members and usernames: an address has no relation that Prisma could follow. */
async function groupsWhere(client: Tx, condition: Prisma.Sql): Promise<Group[]> {
  return client.$queryRaw<Group[]>`
    select g.id::text, g.name::text,
           coalesce(
             json_agg(
               json_build_object('id', m.id, 'email', m.email, 'username', p.username)
               order by coalesce(p.username, m.email), m.id
             ) filter (where m.id is not null),
             '[]'
           ) members
    from groups g
    left join group_members m on m.group_id = g.id
    left join users u on u.email = m.email
    left join profiles p on p.user_id = u.id
    where ${condition}
    group by g.id
    order by g.name`;
}
