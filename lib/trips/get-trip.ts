import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import { db, type Tx } from '../server/db/client';
import type { TripWithCover } from './schema';
import { toTrip } from './to-trip';
import { type TripCaller, tripOfCaller } from './trip-caller';
import { tripRows } from './trip-rows';
import { versionOfTrip } from './trip-version';

/** Null when the caller isn't on the trip. */
export async function getTrip(caller: TripCaller, client: Tx = db): Promise<TripWithCover | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [row] = await tripRows(tripOfCaller(caller), client, {
    which: Prisma.sql`t.id = ${tripId}::uuid`,
    version: versionOfTrip,
  });
  return row ? toTrip(row) : null;
}
