import 'server-only';
import { caps } from '@/lib/account/caps';
import { distinct } from '@/lib/email-list';
import { conflict, signedOut } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import { found, nameTaken, spendLookUps } from './own-group';
import type { Group, NewGroup } from './schema';

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
    if (count >= caps.groups)
      throw conflict(`You can have up to ${caps.groups} groups. Please delete one first.`);
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
