import 'server-only';
import { most } from '@/lib/account/caps';
import { requireRoom } from '@/lib/account/require-room';
import { distinct } from '@/lib/email-list';
import { badInput, conflict, notFound, signedOut } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { spend } from '@/lib/server/http/limits';
import { deleteItem, putBack } from '../deleted-items';
import { groupOf } from './list-groups';
import { ownedBy } from './policy';
import {
  type Group,
  type GroupName,
  MAX_MEMBERS,
  MEMBERS_FULL,
  type NewGroup,
  type NewMembers,
} from './schema';

const TAKEN = 'You have a group of this name already.';
const nameTaken = (error: unknown) => (isUniqueViolation(error) ? conflict(TAKEN, { name: TAKEN }) : error);

export async function createGroup(viewer: Viewer, { name, emails }: NewGroup): Promise<Group> {
  const { profileId, userId, email } = viewer;
  const members = distinct(emails ?? [], [email]).map((address) => ({ email: address }));
  await spendLookUps(userId, members.length);
  const creating = db.$transaction(async (tx) => {
    // One creation of a person at a time, else two at once could both be the last that fits.
    const locked = await tx.$queryRaw<unknown[]>`
      select id from profiles where id = ${profileId}::uuid for no key update`;
    if (locked.length === 0) throw signedOut();
    const count = await tx.group.count({ where: ownedBy(viewer) });
    if (count >= most.groups)
      throw badInput(`You can have up to ${most.groups} groups. Please delete one first.`);
    const { id } = await tx.group.create({
      data: { profileId, name, members: { createMany: { data: members } } },
      select: { id: true },
    });
    return found(viewer, id, tx);
  });
  return creating.catch((error: unknown) => {
    throw nameTaken(error);
  });
}

export async function renameGroup(viewer: Viewer, groupId: string, { name }: GroupName): Promise<Group> {
  const renaming = db.group.updateMany({ where: { id: groupId, ...ownedBy(viewer) }, data: { name } });
  const { count } = await renaming.catch((error: unknown) => {
    throw nameTaken(error);
  });
  if (count === 0) throw notFound();
  return found(viewer, groupId);
}

/** Deletes a group; trips that its members were invited to stay as they are. An hour long it can be undone. */
export async function deleteGroup(viewer: Viewer, groupId: string): Promise<{ id: string }> {
  if (!(await deleteItem(viewer, 'group', groupId))) throw notFound();
  return { id: groupId };
}

/** Undoes deleting a group, with all who were in it. */
export async function restoreGroup(viewer: Viewer, groupId: string): Promise<Group> {
  const restoring = db.$transaction(async (tx) => {
    await requireRoom(tx, viewer.profileId, 'groups');
    await putBack(tx, viewer, 'group', groupId);
    return found(viewer, groupId, tx);
  });
  return restoring.catch((error: unknown) => {
    throw nameTaken(error);
  });
}

/** Adds the addresses that are neither in the group nor the viewer's own. */
export async function addMembers(viewer: Viewer, groupId: string, { emails }: NewMembers): Promise<Group> {
  const added = distinct(emails, [viewer.email]);
  await spendLookUps(viewer.userId, added.length);
  return db.$transaction(async (tx) => {
    // Two additions at once wait for each other, so that the group can't outgrow its limit.
    const locked = await tx.$queryRaw<unknown[]>`
      select id from groups
      where id = ${groupId}::uuid and profile_id = ${viewer.profileId}::uuid for no key update`;
    if (locked.length === 0) throw notFound();
    const data = added.map((email) => ({ groupId, email }));
    await tx.groupMember.createMany({ data, skipDuplicates: true });
    const count = await tx.groupMember.count({ where: { groupId } });
    if (count > MAX_MEMBERS) throw badInput(MEMBERS_FULL, { emails: MEMBERS_FULL });
    return found(viewer, groupId, tx);
  });
}

export async function removeMember(viewer: Viewer, groupId: string, memberId: string): Promise<Group> {
  const { count } = await db.groupMember.deleteMany({
    where: { id: memberId, groupId, group: ownedBy(viewer) },
  });
  if (count === 0) throw notFound();
  return found(viewer, groupId);
}

/** A group shows who is registered: filling one counts as looking its addresses up. */
async function spendLookUps(userId: string, addresses: number): Promise<void> {
  if (addresses > 0) await spend('addresses', userId, addresses);
}

async function found(viewer: Viewer, groupId: string, client: Tx = db): Promise<Group> {
  const group = await groupOf(viewer, groupId, client);
  if (!group) throw notFound();
  return group;
}
