import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { distinct } from '@/lib/email-list';
import { badInput, conflict, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { spend } from '@/lib/server/http/rate-limiter';
import { Prisma } from '@/prisma/generated/client';
import { deleteItem, putBack } from '../deleted-items';
import { ownedBy } from '../policy';
import {
  type Group,
  type GroupName,
  MAX_MEMBERS,
  MEMBERS_FULL,
  type NewGroup,
  type NewMembers,
} from './schema';

/**
 * SQL for the profile_ids of the people whose names the viewer may see. These depend on shared
 * trips, so `companionsOf` in lib/trips/policy.ts implements this type.
 */
type CompanionsOf = (viewer: Viewer) => Prisma.Sql;

export async function listGroups(viewer: Viewer, companionsOf: CompanionsOf): Promise<Group[]> {
  return groupsWhere(db, viewer, companionsOf, Prisma.sql`true`);
}

async function getGroup(
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

const TAKEN = 'You have a group of this name already.';
const nameTaken = (error: unknown) => (isUniqueViolation(error) ? conflict(TAKEN, { name: TAKEN }) : error);

/** Adding an address to a group reveals whether it is registered. */
async function spendLookUps(userId: string, addresses: number): Promise<void> {
  if (addresses > 0) await spend('addresses', userId, addresses);
}

async function found(
  viewer: Viewer,
  groupId: string,
  companionsOf: CompanionsOf,
  client: Tx = db,
): Promise<Group> {
  const group = await getGroup(viewer, groupId, companionsOf, client);
  if (!group) throw notFound();
  return group;
}

export async function createGroup(
  viewer: Viewer,
  { name, emails }: NewGroup,
  companionsOf: CompanionsOf,
): Promise<Group> {
  const { profileId, userId, email } = viewer;
  const members = distinct(emails ?? [], [email]).map((address) => ({ email: address }));
  await spendLookUps(userId, members.length);
  const creating = db.$transaction(async (tx) => {
    await requireRoom(tx, profileId, 'groups');
    const { id } = await tx.group.create({
      data: { profileId, name, members: { createMany: { data: members } } },
      select: { id: true },
    });
    return found(viewer, id, companionsOf, tx);
  });
  return creating.catch((error: unknown) => {
    throw nameTaken(error);
  });
}

export async function renameGroup(
  viewer: Viewer,
  groupId: string,
  { name }: GroupName,
  companionsOf: CompanionsOf,
): Promise<Group> {
  const renaming = db.group.updateMany({ where: { id: groupId, ...ownedBy(viewer) }, data: { name } });
  const { count } = await renaming.catch((error: unknown) => {
    throw nameTaken(error);
  });
  if (count === 0) throw notFound();
  return found(viewer, groupId, companionsOf);
}

export async function addMembers(
  viewer: Viewer,
  groupId: string,
  { emails }: NewMembers,
  companionsOf: CompanionsOf,
): Promise<Group> {
  const added = distinct(emails, [viewer.email]);
  await spendLookUps(viewer.userId, added.length);
  return db.$transaction(async (tx) => {
    // Locked, so that two additions at the same time cannot exceed the limit.
    const locked = await tx.$queryRaw<unknown[]>`
      select id from groups
      where id = ${groupId}::uuid and profile_id = ${viewer.profileId}::uuid for no key update`;
    if (locked.length === 0) throw notFound();
    const data = added.map((email) => ({ groupId, email }));
    await tx.groupMember.createMany({ data, skipDuplicates: true });
    const count = await tx.groupMember.count({ where: { groupId } });
    if (count > MAX_MEMBERS) throw badInput(MEMBERS_FULL, { emails: MEMBERS_FULL });
    return found(viewer, groupId, companionsOf, tx);
  });
}

export async function removeMember(
  viewer: Viewer,
  groupId: string,
  memberId: string,
  companionsOf: CompanionsOf,
): Promise<Group> {
  const { count } = await db.groupMember.deleteMany({
    where: { id: memberId, groupId, group: ownedBy(viewer) },
  });
  if (count === 0) throw notFound();
  return found(viewer, groupId, companionsOf);
}

/** Can be undone for an hour. The members stay invited to their trips. */
export async function deleteGroup(viewer: Viewer, groupId: string): Promise<{ id: string }> {
  if (!(await deleteItem(viewer, 'group', groupId))) throw notFound();
  return { id: groupId };
}

export async function restoreGroup(
  viewer: Viewer,
  groupId: string,
  companionsOf: CompanionsOf,
): Promise<Group> {
  const restoring = db.$transaction(async (tx) => {
    await requireRoom(tx, viewer.profileId, 'groups');
    const members = JSON.stringify(await putBack(tx, viewer, 'group', groupId));
    await tx.$executeRaw`
      insert into group_members select * from jsonb_populate_recordset(null::group_members, ${members}::jsonb)`;
    return found(viewer, groupId, companionsOf, tx);
  });
  return restoring.catch((error: unknown) => {
    throw nameTaken(error);
  });
}
