import 'server-only';
import { notFound } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { GUEST } from '../households/household-name';
import { lockRow } from '../lock-trip';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type WritersRow, writersColumns } from './notice-columns';
import type { Named } from './text-parts';
import { toNamed } from './to-notice';

export interface LockedNotices {
  tripId: string;
  own: Named;
  people: Named[];
  runs: boolean;
}

/**
 * A removal of this person from the trip waits for the lock, so it also deletes the notice that the
 * person is writing. Works even when the trip is over or called off. Throws 404 for strangers.
 */
export async function lockNotices(tx: Tx, caller: TripCaller): Promise<LockedNotices> {
  const { tripId } = caller;
  await lockRow(tx, tripId);
  const [row] = await readRows<WritersRow & { role: string | null }>(
    Prisma.sql`
      select own.role, ${writersColumns} from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    tx,
  );
  const own = row?.writers.find(({ id }) => id === row.ownId);
  if (!row || !own) throw notFound();
  return {
    tripId,
    own: { id: own.id, name: own.name ?? GUEST },
    people: toNamed(row.writers),
    runs: row.role !== null,
  };
}
