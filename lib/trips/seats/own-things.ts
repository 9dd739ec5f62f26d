import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { lockRow } from '../lock-trip';
import { seatedHouseholds, withSeatNewsOfAll } from '../with-seat-news';

/**
 * Changes somebody's own crew or rides, after which cars on their trips may no longer count: whoever loses a seat by it
 * is told.
 */
export async function changeOwn<T>({ profileId }: Viewer, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    const own = await seatedHouseholds(tx, Prisma.sql`h.profile_id = ${profileId}::uuid`);
    for (const { tripId } of own) await lockRow(tx, tripId);
    return withSeatNewsOfAll(tx, own, () => change(tx));
  });
}
