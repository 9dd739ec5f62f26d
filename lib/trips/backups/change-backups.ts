import 'server-only';
import { lockSite } from '@/lib/campsites/lock-site';
import { type Day, dateOrNull, dayOf, formatDay } from '@/lib/dates';
import { AppError, badInput, conflict } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { householdThatRuns, lockTrip, type RunTrip, requireNotOver } from '../lock-trip';
import { type Site, siteOf } from '../site/find-site';
import { chosenStop } from '../stops/chosen-stop';
import { daysOfStops } from '../stops/run-stop';
import { stopText } from '../stops/stop-words';
import { areSeveral, type Stop, stopOrFirst } from '../stops/stops';
import { requireAccountOf, type TripCaller } from '../trip-caller';
import { backupsOfStop } from './backups-of-stop';
import { forgetDecideTodos, keepDecideTodo } from './decide-todo';
import { readBackup } from './get-backups';
import { MOST_BACKUPS } from './most-backups';
import type { Backup, BackupChange, NewBackup } from './schema';

export const noBackup = () =>
  new AppError(404, 'This plan B isn’t there any more. Please look at the trip again.');

export async function addBackup(caller: TripCaller, sent: NewBackup): Promise<Backup> {
  const viewer = requireAccountOf(caller);
  const site = await siteOf(viewer, sent);
  return db.$transaction(async (tx) => {
    const trip = await lockToChange(tx, viewer, caller.tripId, site);
    const stops = daysOfStops(trip);
    const stop = chosenStop(stops, sent.stop_id);
    await requireOther(tx, trip, stop, site, null);
    requireBefore(stop, stops, sent.decide_by);
    await requireRoom(tx, trip, stop);
    const { id: addedBy } = await householdThatRuns(tx, viewer, trip);
    const added = await tx.backup.create({
      data: {
        tripId: trip.id,
        stopId: areSeveral(stops) ? stop.id : null,
        ...placeOf(site),
        trigger: sent.trigger ?? null,
        decideBy: dateOrNull(sent.decide_by),
        addedBy,
      },
    });
    await keepDecideTodo(tx, { ...added, decideBy: sent.decide_by ?? null });
    return readBackup(tx, caller, added.id);
  });
}

/** Whoever changes a site that the trip has just left ends the time to undo. */
export async function changeBackup(caller: TripCaller, id: string, sent: BackupChange): Promise<Backup> {
  const viewer = requireAccountOf(caller);
  const site = sent.location_id || sent.location_name ? await siteOf(viewer, sent) : null;
  return db.$transaction(async (tx) => {
    const trip = await lockToChange(tx, viewer, caller.tripId, site);
    const before = await findBackup(tx, trip, id);
    const stops = daysOfStops(trip);
    const was = stopOrFirst(stops, before.stopId);
    const stop = sent.stop_id ? chosenStop(stops, sent.stop_id) : was;
    const moves = stop.id !== was.id;
    const place = site ?? { campsiteId: before.campsiteId, locationName: before.name };
    if (site || moves) await requireOther(tx, trip, stop, place, id, site ? undefined : 'stop_id');
    if (moves) await requireRoom(tx, trip, stop);
    const left = before.swappedAt ? { trigger: null, decideBy: null } : before;
    const decideBy = sent.decide_by === undefined ? left.decideBy && dayOf(left.decideBy) : sent.decide_by;
    if (sent.decide_by || moves) requireBefore(stop, stops, decideBy);
    const after = await tx.backup.update({
      where: { id },
      data: {
        ...omitUndefined({ ...(site && placeOf(site)), trigger: left.trigger }),
        ...omitUndefined({ trigger: sent.trigger }),
        ...(moves && { stopId: stop.id }),
        decideBy: dateOrNull(decideBy),
        swappedAt: null,
      },
    });
    await keepDecideTodo(tx, { ...after, decideBy });
    return readBackup(tx, caller, id);
  });
}

export async function removeBackup(caller: TripCaller, id: string): Promise<void> {
  const viewer = requireAccountOf(caller);
  await db.$transaction(async (tx) => {
    const trip = await lockToChange(tx, viewer, caller.tripId, null);
    const { todoId } = await findBackup(tx, trip, id);
    await tx.backup.delete({ where: { id } });
    await forgetDecideTodos(tx, [todoId]);
  });
}

/** Locks the campsite before the trip, as every transaction that locks both. */
async function lockToChange(tx: Tx, viewer: Viewer, tripId: string, site: Site | null): Promise<RunTrip> {
  const shared = site?.campsiteId ? await lockSite(tx, viewer, site.campsiteId) : true;
  const trip = await lockTrip(tx, viewer, tripId);
  requireNotOver(trip);
  if (!shared && trip.organiser.id !== viewer.profileId) {
    const message = 'Only the organiser can choose a private campsite of their own.';
    throw badInput(message, { location_id: message });
  }
  return trip;
}

export async function findBackup(tx: Tx, { id: tripId }: RunTrip, id: string) {
  const backup = await tx.backup.findFirst({ where: { id, tripId } });
  if (!backup) throw noBackup();
  return backup;
}

async function requireRoom(tx: Tx, trip: RunTrip, stop: Stop): Promise<void> {
  if ((await tx.backup.count({ where: backupsOfStop(trip, stop.id) })) < MOST_BACKUPS) return;
  throw conflict(`A ${trip.stops ? 'stop' : 'trip'} has two plan Bs at most. Please delete one first.`);
}

async function requireOther(
  tx: Tx,
  trip: RunTrip,
  stop: Stop,
  { campsiteId, locationName }: Pick<Site, 'campsiteId' | 'locationName'>,
  own: string | null,
  field: string = campsiteId ? 'location_id' : 'location_name',
): Promise<void> {
  const others = await tx.backup.findMany({
    where: { ...backupsOfStop(trip, stop.id), ...(own && { id: { not: own } }) },
  });
  const isSame = (other: { campsiteId: string | null; name: string }) =>
    campsiteId ? other.campsiteId === campsiteId : other.campsiteId === null && other.name === locationName;
  if (isSame({ campsiteId: stop.location_id, name: stop.location_name })) {
    const message = 'The trip goes there already. Please choose another campsite.';
    throw badInput(message, { [field]: message });
  }
  if (others.some(isSame)) {
    const message = 'This is a plan B already. Please choose another campsite.';
    throw badInput(message, { [field]: message });
  }
}

function requireBefore(stop: Stop, stops: readonly Stop[], decideBy: Day | null | undefined): void {
  const { leave_on } = stop;
  if (!decideBy || decideBy <= leave_on) return;
  const last = areSeveral(stops) ? `at ${stopText(stop)}` : 'of the trip';
  const message = `Please choose a day up to ${formatDay(leave_on)}, the last ${last}.`;
  throw badInput(message, { decide_by: message });
}

const placeOf = ({ campsiteId, suggestionId, locationName, locationUrl }: Site) => ({
  campsiteId,
  suggestionId,
  name: locationName,
  url: locationUrl,
});
