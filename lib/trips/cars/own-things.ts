import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { lockProfile } from '../lock-profile';
import { lockRow } from '../lock-trip';
import { seatedHouseholds, withSeatNewsOfAll } from './with-seat-news';

/**
 * Runs a change of an account's crew or rides. If a trip can then no longer use one of the account's
 * cars (see `whyNot`), the people in that car lose their seats and are told.
 */
export async function changeOwn<T>({ profileId }: Viewer, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    await lockProfile(tx, profileId);
    const own = await seatedHouseholds(tx, Prisma.sql`h.profile_id = ${profileId}::uuid`);
    for (const { tripId } of own) await lockRow(tx, tripId);
    return withSeatNewsOfAll(tx, own, () => change(tx));
  });
}
