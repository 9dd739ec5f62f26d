import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { deleteItem, putBack, type RejoinTrips } from '../deleted-items';
import type { Ride } from './schema';
import { toRide } from './to-ride';

/** Can be undone for an hour. */
export async function deleteRide(viewer: Viewer, rideId: string, client: Tx = db): Promise<{ id: string }> {
  if (!(await deleteItem(viewer, 'ride', rideId, client))) throw notFound();
  return { id: rideId };
}

/** Also puts it back on those of its former trips where that is still allowed. */
export async function restoreRide(viewer: Viewer, rideId: string, rejoinTrips: RejoinTrips): Promise<Ride> {
  return db.$transaction(async (tx) => {
    await requireRoom(tx, viewer.profileId, 'rides');
    const tripIds = await putBack<string[]>(tx, viewer, 'ride', rideId);
    await rejoinTrips(tx, viewer, { kind: 'ride', id: rideId }, tripIds);
    return toRide(await tx.ride.findUniqueOrThrow({ where: { id: rideId } }));
  });
}
