import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { Group } from './schema';

/** The viewer's groups by name, each with its members by the name they are shown with. */
export async function listGroups(viewer: Viewer): Promise<Group[]> {
  return groupsWhere(db, viewer, Prisma.sql`true`);
}

/** One of the viewer's groups; null where there is no such group for them. */
export async function getGroup(viewer: Viewer, groupId: string, client: Tx = db): Promise<Group | null> {
  const [group] = await groupsWhere(client, viewer, Prisma.sql`g.id = ${groupId}::uuid`);
  return group ?? null;
}

/**
 * One statement for groups, members and usernames: an address has no relation that Prisma could follow. Whoever has
 * blocked a trip's organiser counts as on it, as everywhere, so that the organiser does not notice.
 */
async function groupsWhere(client: Tx, { profileId }: Viewer, condition: Prisma.Sql): Promise<Group[]> {
  return client.$queryRaw<Group[]>`
    with own_trips as (
      select id from trips where organiser_id = ${profileId}::uuid
      union select trip_id from invites where profile_id = ${profileId}::uuid
    ), companions as (
      select organiser_id id from trips join own_trips using (id)
      union select coalesce(profile_id, refused_by_id) from invites join own_trips t on t.id = trip_id
    )
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
    left join profiles known on known.id = p.id and known.id in (select id from companions)
    where g.profile_id = ${profileId}::uuid and ${condition}
    group by g.id
    order by g.name`;
}
