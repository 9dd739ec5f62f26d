import 'server-only';
import { badInput, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import type { MemberChange, OwnMember } from './schema';
import { toOwnMember } from './to-member';

/**
 * Throws 400 for fields of the other type. The own camper's new name also becomes the profile's
 * name; the caller must have locked the profile.
 */
export async function changeMember(
  viewer: Viewer,
  memberId: string,
  change: MemberChange,
  tx: Tx,
): Promise<OwnMember> {
  const current = await tx.crewMember.findFirst({ where: { id: memberId, ...ownedBy(viewer) } });
  if (!current) throw notFound();
  const foreign =
    current.type === 'camper' ? (['pet_type', 'breed'] as const) : (['email', 'age', 'diet'] as const);
  const misplaced = foreign.find((field) => change[field] != null);
  if (misplaced)
    throw badInput(`A ${current.type} has no such field.`, {
      [misplaced]: `A ${current.type} has no such field.`,
    });

  const data = omitUndefined(
    current.type === 'camper'
      ? { name: change.name, email: change.email, age: change.age, diet: change.diet }
      : { name: change.name, petType: change.pet_type, breed: change.breed },
  );
  if (Object.keys(data).length === 0) return toOwnMember(current);
  if (current.isOwner && change.name !== undefined) await renameProfile(tx, viewer, change.name);
  const [row] = await tx.crewMember.updateManyAndReturn({
    where: { id: memberId, ...ownedBy(viewer) },
    data,
  });
  if (!row) throw notFound();
  return toOwnMember(row);
}

async function renameProfile(tx: Tx, { profileId }: Viewer, name: string): Promise<void> {
  await tx.profile.updateMany({ where: { id: profileId, name: { not: name } }, data: { name } });
}
