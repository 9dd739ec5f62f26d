import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { deleteItem, putBack } from '../deleted-items';
import type { CompanionsOf } from './list-groups';
import { found, nameTaken } from './own-group';
import type { Group } from './schema';

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
