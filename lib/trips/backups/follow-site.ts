import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { moveBookings } from '../bookings/change-bookings';
import type { TripFacts } from '../changes/changes';
import type { RunTrip } from '../lock-trip';
import { forgetDecideTodos } from './decide-todo';

interface SiteMove {
  before: RunTrip;
  after: TripFacts;
  /** The name of the plan B that the trip goes to; null for any other change of site. */
  planB: string | null;
}

/**
 * The site that the trip now goes to is no plan B any more, its bookings count again, and an earlier swap
 * can't be undone. Only a swap says that the bookings of the old site are to be cancelled.
 */
export async function followSite(
  tx: Tx,
  viewer: Viewer,
  { before: { id: tripId, locationName: left }, after: { campsiteId, locationName }, planB }: SiteMove,
): Promise<void> {
  const same = { tripId, campsiteId, ...(campsiteId === null && { name: locationName }) };
  const gone = await tx.backup.findMany({ where: same, select: { name: true, todoId: true } });
  await tx.backup.deleteMany({ where: same });
  await forgetDecideTodos(
    tx,
    gone.map(({ todoId }) => todoId),
  );
  await tx.backup.updateMany({
    where: { tripId, swappedAt: { not: null } },
    data: { swappedAt: null, trigger: null, decideBy: null },
  });
  // A campsite that was renamed after a swap has two names.
  const back = [locationName, ...gone.map(({ name }) => name), ...(planB ? [planB] : [])];
  const returns = await tx.booking.count({ where: { tripId, leftSite: { in: back } } });
  if (planB !== null || returns > 0)
    await moveBookings(tx, { viewer, tripId }, { left: planB === null ? null : left, back });
}
