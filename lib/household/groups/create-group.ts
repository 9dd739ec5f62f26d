import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { distinct } from '@/lib/email-list';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { CompanionsOf } from './list-groups';
import { found, nameTaken, spendLookUps } from './own-group';
import type { Group, NewGroup } from './schema';

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
