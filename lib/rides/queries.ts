import 'server-only';
import type { Viewer } from '../auth/viewer';
import { db } from '../db';
import { ownedBy } from './access';
import { presentRide } from './present';
import type { Ride } from './schema';

/** The viewer's rides: cars, then trailers, then boats, each in the order they were added. */
export async function listRides(viewer: Viewer): Promise<Ride[]> {
  const rows = await db.ride.findMany({
    where: ownedBy(viewer),
    orderBy: [{ type: 'asc' }, { id: 'asc' }],
  });
  return rows.map(presentRide);
}
