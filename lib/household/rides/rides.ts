import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { deleteItem, putBack, type RejoinTrips } from '../deleted-items';
import { ownedBy } from '../policy';
import { rideColumns, toRide } from './ride-columns';
import { type NewRide, type Ride, type RideChange, rideFields } from './schema';

export async function listRides(viewer: Viewer): Promise<Ride[]> {
  const rows = await db.ride.findMany({
    where: ownedBy(viewer),
    orderBy: [{ type: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toRide);
}

export async function createRide(viewer: Viewer, input: NewRide): Promise<Ride> {
  const { profileId } = viewer;
  return db.$transaction(async (tx) => {
    await requireRoom(tx, profileId, 'rides');
    return toRide(await tx.ride.create({ data: { profileId, type: input.type, ...rideColumns(input) } }));
  });
}

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
