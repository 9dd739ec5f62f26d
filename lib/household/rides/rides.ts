import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { deleteItem, putBack, type RejoinTrips } from '../deleted-items';
import { ownedBy } from '../policy';
import { rideColumns, toOwnRide } from './ride-columns';
import {
  ATM_BELOW_TARE,
  isAtmBelowTare,
  type NewRide,
  type OwnRide,
  type RideChange,
  rideFields,
} from './schema';

export async function listRides(viewer: Viewer): Promise<OwnRide[]> {
  const rows = await db.ride.findMany({
    where: ownedBy(viewer),
    orderBy: [{ type: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toOwnRide);
}

export async function createRide(viewer: Viewer, input: NewRide): Promise<OwnRide> {
  const { profileId } = viewer;
  return db.$transaction(async (tx) => {
    await requireRoom(tx, profileId, 'rides');
    return toOwnRide(await tx.ride.create({ data: { profileId, type: input.type, ...rideColumns(input) } }));
  });
}

/** Throws 400 for fields that the ride's type doesn't have. */
export async function changeRide(
  viewer: Viewer,
  rideId: string,
  change: RideChange,
  client: Tx = db,
): Promise<OwnRide> {
  const current = await client.ride.findFirst({ where: { id: rideId, ...ownedBy(viewer) } });
  if (!current) throw notFound();
  const own: readonly string[] = rideFields[current.type];
  const sent = Object.entries(change).filter(([, value]) => value != null);
  const misplaced = sent.map(([field]) => field).find((field) => !own.includes(field));
  if (misplaced)
    throw badInput(`A ${current.type} has no such field.`, {
      [misplaced]: `A ${current.type} has no such field.`,
    });

  const { atmKg, tareKg } = { ...current, ...rideColumns(change) };
  if (isAtmBelowTare({ atm_kg: atmKg, tare_kg: tareKg }))
    throw badInput(ATM_BELOW_TARE, { [change.atm_kg == null ? 'tare_kg' : 'atm_kg']: ATM_BELOW_TARE });

  const data = rideColumns(change);
  if (Object.keys(data).length === 0) return toOwnRide(current);
  const [row] = await client.ride.updateManyAndReturn({ where: { id: rideId, ...ownedBy(viewer) }, data });
  if (!row) throw notFound();
  return toOwnRide(row);
}

/** Can be undone for an hour. */
export async function deleteRide(viewer: Viewer, rideId: string, client: Tx = db): Promise<{ id: string }> {
  if (!(await deleteItem(viewer, 'ride', rideId, client))) throw notFound();
  return { id: rideId };
}

/** Also puts it back on those of its former trips where that is still allowed. */
export async function restoreRide(
  viewer: Viewer,
  rideId: string,
  rejoinTrips: RejoinTrips,
): Promise<OwnRide> {
  return db.$transaction(async (tx) => {
    await requireRoom(tx, viewer.profileId, 'rides');
    const tripIds = await putBack<string[]>(tx, viewer, 'ride', rideId);
    await rejoinTrips(tx, viewer, { kind: 'ride', id: rideId }, tripIds);
    return toOwnRide(await tx.ride.findUniqueOrThrow({ where: { id: rideId } }));
  });
}
