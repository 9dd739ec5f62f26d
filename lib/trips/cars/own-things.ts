import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { lockProfile } from '../lock-profile';
import { lockRow } from '../lock-trip';
import { seatedHouseholds, withSeatNewsOfAll } from '../with-seat-news';

/** People in a car that the change makes useless to a trip (see `whyNot`) lose their seats and are told. */
export async function changeOwn<T>({ profileId }: Viewer, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    await lockProfile(tx, profileId);
    const own = await seatedHouseholds(tx, Prisma.sql`h.profile_id = ${profileId}::uuid`);
    for (const { tripId } of own) await lockRow(tx, tripId);
    return withSeatNewsOfAll(tx, own, () => change(tx));
  });
}
