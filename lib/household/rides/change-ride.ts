import 'server-only';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import { rideColumns } from './ride-columns';
import { type Ride, type RideChange, rideFields } from './schema';
import { toRide } from './to-ride';

/** Throws 400 for fields that the ride's type doesn't have. */
export async function changeRide(
  viewer: Viewer,
  rideId: string,
  change: RideChange,
  client: Tx = db,
): Promise<Ride> {
  const current = await client.ride.findFirst({ where: { id: rideId, ...ownedBy(viewer) } });
  if (!current) throw notFound();
  const own: readonly string[] = rideFields[current.type];
  const sent = Object.entries(change).filter(([, value]) => value != null);
  const misplaced = sent.map(([field]) => field).find((field) => !own.includes(field));
  if (misplaced)
    throw badInput(`A ${current.type} has no such field.`, {
      [misplaced]: `A ${current.type} has no such field.`,
    });

  const data = rideColumns(change);
  if (Object.keys(data).length === 0) return toRide(current);
  const [row] = await client.ride.updateManyAndReturn({ where: { id: rideId, ...ownedBy(viewer) }, data });
  if (!row) throw notFound();
  return toRide(row);
}
