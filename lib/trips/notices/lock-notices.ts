import 'server-only';
import { notFound } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { GUEST } from '../household-name';
import { lockRow } from '../lock-trip';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { ownHousehold, type WriterRow, writersColumn } from './notice-columns';
import type { Named } from './text-parts';
import { toNamed } from './to-notice';

/** A trip as somebody on it writes on it. */
export interface LockedNotices {
  tripId: string;
  /** Whoever writes, by their household. */
  own: Named;
  /** Everybody who may be called by name. */
  people: Named[];
  /** Whether one runs the trip. */
  runs: boolean;
}

/**
 * The trip, locked till the transaction ends, so that whoever is taken off it takes all along that they have written.
 * It stays open for notices once it was called off or is over. Throws 404 for strangers.
 */
export async function lockNotices(tx: Tx, caller: TripCaller): Promise<LockedNotices> {
  const { tripId } = caller;
  await lockRow(tx, tripId);
  const [row] = await readRows<{ role: string | null; writers: WriterRow[] }>(
    Prisma.sql`
      select own.role, ${writersColumn} from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    tx,
  );
  const own = row && ownHousehold(row.writers, caller);
  if (!own) throw notFound();
  return {
    tripId,
    own: { id: own.id, name: own.name ?? GUEST },
    people: toNamed(row.writers),
    runs: row.role !== null,
  };
}
