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

/** A locked trip and the person who writes, changes or deletes a notice on it. */
export interface LockedNotices {
  tripId: string;
  /** Household of the person who writes. */
  own: Named;
  /** Households whose names this person may see. */
  people: Named[];
  /** True when this person is an organiser or co-organiser. */
  runs: boolean;
}

/**
 * Locks the trip until the transaction ends. A removal of this person from the trip has to wait for
 * the lock, so it also deletes the notice that the person is writing. People can write notices even
 * when the trip is over or called off. Throws 404 for strangers.
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
