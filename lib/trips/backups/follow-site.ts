import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { moveBookings } from '../bookings/change-bookings';
import type { RunTrip } from '../lock-trip';
import type { RunStop } from '../stops/run-stop';
import { areSeveral } from '../stops/stops';
import { backupsOfStop } from './backups-of-stop';
import { forgetDecideTodos } from './decide-todo';

type Place = Pick<RunStop, 'id' | 'campsiteId' | 'locationName' | 'locationUrl'>;

interface SiteMove {
  trip: RunTrip;
  was: Place;
  is: Place;
  /** The name of the plan B that the stop goes to; null for any other change of site. */
  planB: string | null;
}

/** Where a stop has got another site, or is new. */
export async function followSites(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  after: RunTrip,
  planB: string | null,
): Promise<void> {
  const were = placesOf(before);
  for (const is of placesOf(after)) {
    const was = were.find(({ id }) => id === is.id);
    if (!was) await followNew(tx, viewer, after, is);
    else if (!isSame(was, is)) await followSite(tx, viewer, { trip: after, was, is, planB });
  }
}

const placesOf = (trip: RunTrip): readonly Place[] =>
  areSeveral(trip.stops) ? trip.stops : [{ ...trip, id: trip.stops?.[0]?.id ?? trip.id }];

const isSame = (one: Place, other: Place) =>
  one.campsiteId === other.campsiteId &&
  one.locationName === other.locationName &&
  one.locationUrl === other.locationUrl;

/** Bookings that were left with the same place count again. */
async function followNew(tx: Tx, viewer: Viewer, { id: tripId }: RunTrip, { id: to, locationName }: Place) {
  const back = [locationName];
  if ((await tx.booking.count({ where: { tripId, leftSite: locationName } })) > 0)
    await moveBookings(tx, { viewer, tripId }, { left: null, back, stop: null, to });
}

/**
 * The new site stops being a plan B of this stop, bookings at it count again, and an earlier swap can't be
 * undone any more. Bookings at the old site are marked to be cancelled only after a swap.
 */
async function followSite(
  tx: Tx,
  viewer: Viewer,
  { trip, was: { locationName: left }, is: { id: stopId, campsiteId, locationName }, planB }: SiteMove,
): Promise<void> {
  const tripId = trip.id;
  const own = backupsOfStop(trip, stopId);
  const same = { ...own, campsiteId, ...(campsiteId === null && { name: locationName }) };
  const gone = await tx.backup.findMany({ where: same, select: { name: true, todoId: true } });
  await tx.backup.deleteMany({ where: same });
  await forgetDecideTodos(
    tx,
    gone.map(({ todoId }) => todoId),
  );
  await tx.backup.updateMany({
    where: { ...own, swappedAt: { not: null } },
    data: { swappedAt: null, trigger: null, decideBy: null },
  });
  // A campsite that was renamed after a swap has two names.
  const back = [locationName, ...gone.map(({ name }) => name), ...(planB ? [planB] : [])];
  const returns = await tx.booking.count({ where: { tripId, leftSite: { in: back } } });
  if (planB !== null || returns > 0)
    await moveBookings(
      tx,
      { viewer, tripId },
      { left: planB === null ? null : left, back, stop: areSeveral(trip.stops) ? stopId : null },
    );
}
