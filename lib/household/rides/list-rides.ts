import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ownedBy } from '../policy';
import type { Ride } from './schema';
import { toRide } from './to-ride';

export async function listRides(viewer: Viewer): Promise<Ride[]> {
  const rows = await db.ride.findMany({
    where: ownedBy(viewer),
    orderBy: [{ type: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toRide);
}
