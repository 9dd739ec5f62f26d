import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { badInput, forbidden, notFound } from '@/lib/errors';
import { given } from '@/lib/omit-undefined';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import type { Member, MemberChange, NewMember } from '../crew-schema';
import { deleteItem, putBack } from '../deleted-items';
import { ownedBy } from '../policy';
import { presentMember } from '../to-member';

export async function addMember(viewer: Viewer, input: NewMember): Promise<Member> {
  const { profileId } = viewer;
  const data =
    input.type === 'camper'
      ? { profileId, type: input.type, name: input.name, email: input.email ?? null, age: input.age }
      : {
          profileId,
          type: input.type,
          name: input.name,
          petType: input.pet_type,
          breed: input.breed ?? null,
        };
  return db.$transaction(async (tx) => {
    await requireRoom(tx, profileId, 'crew');
    return presentMember(await tx.crewMember.create({ data }));
  });
}

/** Changes the given fields; those of the other type are refused. Renaming the own camper renames the profile too. */
export async function updateMember(viewer: Viewer, memberId: string, change: MemberChange): Promise<Member> {
  const current = await db.crewMember.findFirst({ where: { id: memberId, ...ownedBy(viewer) } });
  if (!current) throw notFound();
  const foreign = current.type === 'camper' ? (['pet_type', 'breed'] as const) : (['email', 'age'] as const);
  const misplaced = foreign.find((field) => change[field] != null);
  if (misplaced)
    throw badInput(`A ${current.type} has no such field.`, {
      [misplaced]: `A ${current.type} has no such field.`,
    });

  const data = given(
    current.type === 'camper'
      ? { name: change.name, email: change.email, age: change.age }
      : { name: change.name, petType: change.pet_type, breed: change.breed },
  );
  if (Object.keys(data).length === 0) return presentMember(current);
  return db.$transaction(async (tx) => {
    // The profile before its crew, as where the profile is saved.
    if (current.isOwner && change.name !== undefined) await renameProfile(tx, viewer, change.name);
    const [row] = await tx.crewMember.updateManyAndReturn({
      where: { id: memberId, ...ownedBy(viewer) },
      data,
    });
    if (!row) throw notFound();
    return presentMember(row);
  });
}

async function renameProfile(tx: Tx, { profileId }: Viewer, name: string): Promise<void> {
  await tx.profile.updateMany({ where: { id: profileId, name: { not: name } }, data: { name } });
}

/** Deletes a member, and with it their place on every trip; an hour long it can be undone. The own camper stays. */
export async function deleteMember(viewer: Viewer, memberId: string): Promise<{ id: string }> {
  if (await deleteItem(viewer, 'crew_member', memberId)) return { id: memberId };
  const own = await db.crewMember.count({ where: { id: memberId, ...ownedBy(viewer) } });
  if (own) throw forbidden('This is you: your own camper can be edited, not deleted.');
  throw notFound();
}

/** Undoes deleting a member: the same member again, on the trips that they were on and that still want them. */
export async function restoreMember(viewer: Viewer, memberId: string): Promise<Member> {
  return db.$transaction(async (tx) => {
    await requireRoom(tx, viewer.profileId, 'crew');
    await putBack(tx, viewer, 'crew_member', memberId);
    return presentMember(await tx.crewMember.findUniqueOrThrow({ where: { id: memberId } }));
  });
}
