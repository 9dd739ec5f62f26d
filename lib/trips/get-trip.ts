import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import type { TripWithCover } from './schema';
import { toTrip } from './to-trip';
import { tripRows } from './trip-rows';
import { versionOfTrip } from './trip-version';

/** A trip as the viewer sees it, or null. */
export async function getTrip(
  viewer: Viewer,
  tripId: string,
  client: Tx = db,
): Promise<TripWithCover | null> {
  if (!isId(tripId)) return null;
  const [row] = await tripRows(viewer, client, {
    which: Prisma.sql`t.id = ${tripId}::uuid`,
    version: versionOfTrip,
  });
  return row ? toTrip(row) : null;
}
