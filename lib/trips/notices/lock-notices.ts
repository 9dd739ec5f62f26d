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

/** A trip that is locked while a person on it writes, changes or deletes a notice. */
export interface LockedNotices {
  tripId: string;
  /** The writer's household. */
  own: Named;
  /** The households whose names the writer may see. */
  people: Named[];
  /** True when the writer is an organiser or co-organiser. */
  runs: boolean;
}

/**
 * Locks the trip until the transaction ends, so that removing a person from the trip also deletes a notice that they are
 * just writing. Notices stay possible when the trip is over or called off. Throws 404 for strangers.
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
