import 'server-only';
import { dayOf } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { changeLockedStops, changeLockedTrip } from '../change-trip';
import { getTrip } from '../get-trip';
import { lockTrip, type RunTrip, requireNotOver } from '../lock-trip';
import type { Trip } from '../schema';
import type { Site } from '../site/find-site';
import { requireAccountOf, type TripCaller } from '../trip-caller';
import { stopOfBackup } from './backups-of-stop';
import { findBackup, noBackup } from './change-backups';
import { forgetDecideTodos, keepDecideTodo } from './decide-todo';
import { backupSite, readBackup, undoUntil } from './get-backups';
import type { Backup } from './schema';

/**
 * The stop's site and its plan B change places. The site that the trip leaves gets a new id, so that
 * a second press of the same button finds nothing to swap; within a day, a swap of the new id is an undo.
 */
export async function swapBackup(caller: TripCaller, id: string): Promise<{ trip: Trip; backup: Backup }> {
  const viewer = requireAccountOf(caller);
  return db.$transaction(async (tx) => {
    await lockSitesOf(tx, caller.tripId, id);
    const before = await lockTrip(tx, viewer, caller.tripId);
    requireNotOver(before);
    const planB = await findBackup(tx, before, id);
    const site = await siteOfBackup(tx, before, id);
    const undone = undoUntil(planB.swappedAt, new Date()) !== null;
    await tx.backup.delete({ where: { id } });
    await forgetDecideTodos(tx, [planB.todoId]);
    const [first, ...others] = before.stops ?? [];
    const stop = first && stopOfBackup(planB, [first, ...others]);
    const place = stop ?? before;
    const how = { planB: planB.name };
    if (!first || stop === first) await changeLockedTrip(tx, viewer, before, {}, site, how);
    else {
      const { mapUrl: _, ...there } = site;
      const after = others.map((each) => (each === stop ? { ...each, ...there } : each));
      await changeLockedStops(tx, viewer, before, [first, ...after], how);
    }
    // After a day, what an undo would bring back is forgotten.
    const kept = planB.swappedAt && !undone ? { trigger: null, decideBy: null } : planB;
    const left = await tx.backup.create({
      data: {
        tripId: before.id,
        stopId: planB.stopId,
        campsiteId: place.campsiteId,
        suggestionId: place.suggestionId,
        name: place.locationName,
        url: place.locationUrl,
        trigger: kept.trigger,
        decideBy: kept.decideBy,
        addedBy: planB.addedBy,
        createdAt: planB.createdAt,
        swappedAt: undone ? null : new Date(),
      },
    });
    if (undone) await keepDecideTodo(tx, { ...left, decideBy: left.decideBy && dayOf(left.decideBy) });
    const found = await getTrip(caller, tx);
    if (!found) throw notFound();
    return { trip: found.trip, backup: await readBackup(tx, caller, left.id) };
  });
}

/** Locks the campsites before the trip, as every transaction that locks campsites and trips. */
const lockSitesOf = (tx: Tx, tripId: string, id: string) =>
  tx.$queryRaw`
    select c.id::text from campsites c where c.id in (
      select campsite_id from backups where id = ${id}::uuid and trip_id = ${tripId}::uuid
      union select campsite_id from trips where id = ${tripId}::uuid
      union select campsite_id from stops where trip_id = ${tripId}::uuid)
    order by c.id for share of c`;

/** Only the name of a campsite that was deleted or made private. */
async function siteOfBackup(tx: Tx, { id: tripId }: RunTrip, id: string): Promise<Site> {
  const [site] = await readRows<Site>(
    Prisma.sql`
    select c.id::text "campsiteId", case when c.id is null then b.ai_suggestion_id::text end "suggestionId",
           coalesce(c.name, b.name) "locationName",
           case when c.id is not null then c.campsite_url when b.campsite_id is null then b.url end "locationUrl",
           null "mapUrl"
    from backups b join trips t on t.id = b.trip_id ${backupSite}
    where b.id = ${id}::uuid and b.trip_id = ${tripId}::uuid`,
    tx,
  );
  if (!site) throw noBackup();
  return site;
}
