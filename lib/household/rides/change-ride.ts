import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { deleteItem, putBack } from '../deleted-items';
import { rideColumns } from '../ride-columns';
import { type NewRide, type Ride, type RideChange, rideFields } from '../ride-schema';
import { presentRide } from '../to-ride';
import { ownedBy } from './policy';

export async function addRide(viewer: Viewer, input: NewRide): Promise<Ride> {
  const { profileId } = viewer;
  return db.$transaction(async (tx) => {
    await requireRoom(tx, profileId, 'rides');
    return presentRide(
      await tx.ride.create({ data: { profileId, type: input.type, ...rideColumns(input) } }),
    );
  });
}

/** Changes the given fields; those of another type are refused. */
export async function updateRide(viewer: Viewer, rideId: string, change: RideChange): Promise<Ride> {
  const current = await db.ride.findFirst({ where: { id: rideId, ...ownedBy(viewer) } });
  if (!current) throw notFound();
  const own: readonly string[] = rideFields[current.type];
  const sent = Object.entries(change).filter(([, value]) => value != null);
  const misplaced = sent.map(([field]) => field).find((field) => !own.includes(field));
  if (misplaced)
    throw badInput(`A ${current.type} has no such field.`, {
      [misplaced]: `A ${current.type} has no such field.`,
    });

  const data = rideColumns(change);
  if (Object.keys(data).length === 0) return presentRide(current);
  const [row] = await db.ride.updateManyAndReturn({ where: { id: rideId, ...ownedBy(viewer) }, data });
  if (!row) throw notFound();
  return presentRide(row);
}

/** Deletes a ride, and with it its place on every trip; an hour long it can be undone. */
export async function deleteRide(viewer: Viewer, rideId: string): Promise<{ id: string }> {
  if (!(await deleteItem(viewer, 'ride', rideId))) throw notFound();
  return { id: rideId };
}

/** Undoes deleting a ride: the same ride again, on the trips that it was on and that still want it. */
export async function restoreRide(viewer: Viewer, rideId: string): Promise<Ride> {
  return db.$transaction(async (tx) => {
    await requireRoom(tx, viewer.profileId, 'rides');
    await putBack(tx, viewer, 'ride', rideId);
    return presentRide(await tx.ride.findUniqueOrThrow({ where: { id: rideId } }));
  });
}
