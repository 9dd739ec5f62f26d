import 'server-only';
import { dayOf } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { changeLockedTrip } from '../change-trip';
import { getTrip } from '../get-trip';
import { lockTrip, type RunTrip, requireNotOver } from '../lock-trip';
import type { Trip } from '../schema';
import type { Site } from '../site/find-site';
import { lockSitesOf } from '../stops/lock-sites';
import { stopOrFirst } from '../stops/stops';
import { requireAccountOf, type TripCaller } from '../trip-caller';
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
    await lockSitesOf(tx, caller.tripId, campsiteOfBackup(caller.tripId, id));
    const before = await lockTrip(tx, viewer, caller.tripId);
    requireNotOver(before);
    const planB = await findBackup(tx, before, id);
    const site = await siteOfBackup(tx, before, id);
    const undone = undoUntil(planB.swappedAt, new Date()) !== null;
    await tx.backup.delete({ where: { id } });
    await forgetDecideTodos(tx, [planB.todoId]);
    const place = before.stops ? stopOrFirst(before.stops, planB.stopId) : before;
    await changeLockedTrip(tx, viewer, before, {}, site, { planB: planB.name, stop: place.id });
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

const campsiteOfBackup = (tripId: string, id: string) => Prisma.sql`
  (select b.campsite_id from backups b where b.id = ${id}::uuid and b.trip_id = ${tripId}::uuid)`;

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
