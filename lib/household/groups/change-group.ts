import 'server-only';
import { distinct } from '@/lib/email-list';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import type { CompanionsOf } from './list-groups';
import { found, nameTaken, spendLookUps } from './own-group';
import { type Group, type GroupName, MAX_MEMBERS, MEMBERS_FULL, type NewMembers } from './schema';

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
