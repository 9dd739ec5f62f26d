import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { badInput, forbidden, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { deleteItem, putBack, type RejoinTrips } from '../deleted-items';
import { isOwnedBy, ownedBy } from '../policy';
import type { MemberChange, NewMember, OwnMember } from './schema';
import { type OwnMemberRow, toOwnMember } from './to-member';

export async function listCrew(viewer: Viewer): Promise<OwnMember[]> {
  return (await crewRows(viewer)).map(toOwnMember);
}

/** In one query. There is always at least one row, the viewer's own camper. */
export async function getCrewPage(viewer: Viewer): Promise<{ crew: OwnMember[]; hasRides: boolean }> {
  const hasRides = Prisma.sql`, exists (select from rides where ${isOwnedBy(viewer)}) "hasRides"`;
  const rows = await crewRows<{ hasRides: boolean }>(viewer, hasRides);
  return { crew: rows.map(toOwnMember), hasRides: rows[0]?.hasRides ?? false };
}

const crewRows = <More extends object>(viewer: Viewer, more = Prisma.empty) =>
  readRows<OwnMemberRow & More>(Prisma.sql`
    select id, type, name, email, age, is_owner "isOwner", pet_type "petType", breed, diet ${more}
    from crew_members where ${isOwnedBy(viewer)}
    order by is_owner desc, id`);

export async function createMember(viewer: Viewer, input: NewMember): Promise<OwnMember> {
  const { profileId } = viewer;
  const data =
    input.type === 'camper'
      ? {
          profileId,
          type: input.type,
          name: input.name,
          email: input.email ?? null,
          age: input.age,
          diet: input.diet ?? null,
        }
      : {
          profileId,
          type: input.type,
          name: input.name,
          petType: input.pet_type,
          breed: input.breed ?? null,
        };
  return db.$transaction(async (tx) => {
    await requireRoom(tx, profileId, 'crew');
    return toOwnMember(await tx.crewMember.create({ data }));
  });
}

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

/** Can be undone for an hour. */
export async function deleteMember(
  viewer: Viewer,
  memberId: string,
  client: Tx = db,
): Promise<{ id: string }> {
  if (await deleteItem(viewer, 'crew_member', memberId, client)) return { id: memberId };
  const own = await client.crewMember.count({ where: { id: memberId, ...ownedBy(viewer) } });
  if (own) throw forbidden('This is you: your own camper can be edited, not deleted.');
  throw notFound();
}

/** Also puts them back on those of their former trips where that is still allowed. */
export async function restoreMember(
  viewer: Viewer,
  memberId: string,
  rejoinTrips: RejoinTrips,
): Promise<OwnMember> {
  return db.$transaction(async (tx) => {
    await requireRoom(tx, viewer.profileId, 'crew');
    const tripIds = await putBack<string[]>(tx, viewer, 'crew_member', memberId);
    await rejoinTrips(tx, viewer, { kind: 'crew_member', id: memberId }, tripIds);
    return toOwnMember(await tx.crewMember.findUniqueOrThrow({ where: { id: memberId } }));
  });
}
