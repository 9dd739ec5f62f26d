import 'server-only';
import { addDays } from '@/lib/dates';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { forgetDecideTodos } from '../../backups/decide-todo';
import { leaveBookings } from '../../bookings/change-bookings';
import type { RunTrip } from '../../lock-trip';
import { leaveVote } from '../../vote/follow-trip';
import { daysOfStops, type RunStop } from '../run-stop';
import { areSeveral, type Stop } from '../stops';

/** The trip's site is the first stop's, and its last day the last one's. One stop alone keeps its id here. */
export function withStops(trip: RunTrip, stops: readonly [RunStop, ...RunStop[]]): RunTrip {
  const [{ campsiteId, suggestionId, locationName, locationUrl }] = stops;
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  return {
    ...trip,
    end: addDays(trip.start, nights),
    campsiteId,
    suggestionId,
    locationName,
    locationUrl,
    stops: [...stops],
  };
}

/**
 * Bookings of a stop that is taken out stand, and its plan Bs go. The caller has saved the trip, whose trigger has
 * moved the row of the first stop.
 */
export async function saveStops(tx: Tx, viewer: Viewer, before: RunTrip, after: RunTrip): Promise<void> {
  const { id: tripId } = before;
  const stops = after.stops ?? [];
  const ids = stops.map(({ id }) => id);
  const first = before.stops?.[0]?.id ?? tripId;
  const gone = (before.stops ?? []).filter(({ id }) => !ids.includes(id));
  const rows = (areSeveral(stops) ? stops : []).map((stop, index) => ({ ...stop, position: index + 1 }));
  await tx.$executeRaw`
    insert into stops (id, trip_id, "position", nights, campsite_id, ai_suggestion_id, location_name, location_url)
    select id, ${tripId}::uuid, "position", nights, "campsiteId", "suggestionId", "locationName", "locationUrl"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) stop (id uuid, "position" int, nights int,
      "campsiteId" uuid, "suggestionId" uuid, "locationName" text, "locationUrl" text)
    on conflict (id) do update set "position" = excluded."position", nights = excluded.nights,
      campsite_id = excluded.campsite_id, ai_suggestion_id = excluded.ai_suggestion_id,
      location_name = excluded.location_name, location_url = excluded.location_url`;
  if (rows.length > 0 || before.stops) await giveToFirst(tx, tripId, first);
  await leaveBookings(tx, { viewer, tripId }, gone);
  if (gone.length > 0) await leaveVote(tx, tripId, gone, daysOfStops(after)[0] as Stop);
  const left = await tx.backup.findMany({ where: { tripId, stopId: { in: gone.map(({ id }) => id) } } });
  await forgetDecideTodos(
    tx,
    left.map(({ todoId }) => todoId),
  );
  await tx.backup.deleteMany({ where: { id: { in: left.map(({ id }) => id) } } });
  // What is left of a trip that has one stop again is the trip's own.
  if (rows.length === 0) {
    await tx.backup.updateMany({ where: { tripId }, data: { stopId: null } });
    await tx.$executeRaw`
      update told_conditions set told = coalesce(told->'stops'->${ids[0] ?? tripId}, told)
      where trip_id = ${tripId}::uuid`;
  }
  // That a car counts anyway was said of the place that came first.
  if (ids[0] !== first) await tx.tripVehicle.updateMany({ where: { tripId }, data: { countsAnyway: false } });
  const kept = rows.map(({ id }) => id);
  await tx.booking.updateMany({ where: { tripId, stopId: { notIn: kept } }, data: { stopId: null } });
  await tx.stop.deleteMany({ where: { tripId, id: { notIn: kept } } });
}

/** So that they stay with the place when another stop becomes the first. */
async function giveToFirst(tx: Tx, tripId: string, stopId: string): Promise<void> {
  // Bookings of a site that the trip has left for its plan B come back with an undo.
  await tx.$executeRaw`
    update bookings set stop_id = ${stopId}::uuid
    where trip_id = ${tripId}::uuid and stop_id is null and (left_site is null
      or left_site in (select name from backups where trip_id = ${tripId}::uuid and stop_id is null))`;
  await tx.backup.updateMany({ where: { tripId, stopId: null }, data: { stopId } });
  await tx.vote.updateMany({ where: { tripId, stopId: null }, data: { stopId } });
}
