import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { NewMember, OwnMember } from './schema';
import { toOwnMember } from './to-member';

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
