import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import type { RunTrip } from '../lock-trip';

export async function householdThatRuns(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
): Promise<{ id: string; name: string }> {
  const own = await tx.household.findUniqueOrThrow({
    where: { tripId_profileId: { tripId: trip.id, profileId: viewer.profileId } },
    select: { id: true },
  });
  return { id: own.id, name: oneLine(viewer.name) };
}
