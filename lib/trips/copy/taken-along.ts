import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TakenAlong } from './schema';

/** The trip's households whose accounts stay off the lists of people for others' next trips. */
export const staysBehindColumn = Prisma.sql`array(
  select h.id::text from households h join profiles p on p.id = coalesce(h.profile_id, h.refused_by_id)
  where h.trip_id = t.id and not p.taken_along) "staysBehind"`;

export interface StaysBehind {
  staysBehind: string[];
}

export async function getTakenAlong({ profileId }: Viewer): Promise<TakenAlong> {
  const { takenAlong } = await db.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { takenAlong: true },
  });
  return { taken_along: takenAlong };
}

export async function setTakenAlong({ profileId }: Viewer, { taken_along }: TakenAlong): Promise<TakenAlong> {
  await db.profile.update({
    where: { id: profileId },
    data: { takenAlong: taken_along },
    select: { id: true },
  });
  return { taken_along };
}
