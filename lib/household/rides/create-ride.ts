import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { rideColumns } from './ride-columns';
import type { NewRide, Ride } from './schema';
import { toRide } from './to-ride';

export async function createRide(viewer: Viewer, input: NewRide): Promise<Ride> {
  const { profileId } = viewer;
  return db.$transaction(async (tx) => {
    await requireRoom(tx, profileId, 'rides');
    return toRide(await tx.ride.create({ data: { profileId, type: input.type, ...rideColumns(input) } }));
  });
}
