import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';

/**
 * When the owner of a campsite deletes it or makes it private, the trips there keep a copy: a row
 * without an owner that is not shared, appears in no search and is visible only through those
 * trips.
 */

/** How long an operator can undo the deletion of a person's site. */
const UNDO_DAYS = 30;

/** Other people can no longer open the sites' pages, on which they could delete the data themselves. */
async function forgetOthers(tx: Tx, siteIds: string[], ownerId?: string): Promise<void> {
  const where = { campsiteId: { in: siteIds }, ...(ownerId && { profileId: { not: ownerId } }) };
  await tx.savedSite.deleteMany({ where });
  await tx.siteObservation.deleteMany({ where });
  await tx.observationDismissal.deleteMany({ where });
}

/** Other people's trips keep the site as it is now and see no later change. */
export async function copyForTrips(tx: Tx, siteId: string, ownerId: string): Promise<void> {
  await forgetOthers(tx, [siteId], ownerId);
  const others = { campsiteId: siteId, organiserId: { not: ownerId } };
  const stops = { campsiteId: siteId, trip: { organiserId: { not: ownerId } } };
  if ((await tx.trip.count({ where: others })) + (await tx.stop.count({ where: stops })) === 0) return;
  const { id: _, ...site } = await tx.campsite.findUniqueOrThrow({ where: { id: siteId } });
  const features = await tx.campsiteFeature.findMany({
    where: { campsiteId: siteId },
    select: { featureId: true, present: true },
  });
  const copy = await tx.campsite.create({
    data: { ...site, ownerId: null, shareFlag: false, features: { createMany: { data: features } } },
    select: { id: true },
  });
  // In the order of their ids, and before their stops, whose triggers change them.
  await tx.$queryRaw`
    select id::text from trips
    where campsite_id = ${siteId}::uuid or id in (select trip_id from stops where campsite_id = ${siteId}::uuid)
    order by id for no key update`;
  await tx.trip.updateMany({ where: others, data: { campsiteId: copy.id } });
  await tx.stop.updateMany({ where: stops, data: { campsiteId: copy.id } });
  // A vote's first option (rank 0) is the trip's or the stop's own campsite, so it must be the copy too.
  const there = { OR: [{ campsiteId: copy.id }, { stops: { some: { campsiteId: copy.id } } }] };
  await tx.voteOption.updateMany({
    where: { campsiteId: siteId, rank: 0, vote: { trip: there } },
    data: { campsiteId: copy.id },
  });
}

/** A site that trips still use stays without an owner. The caller has locked the rows. */
export async function deleteKeepingTrips(tx: Tx, siteIds: string[]): Promise<void> {
  await forgetOthers(tx, siteIds);
  await tx.campsite.updateMany({
    where: { id: { in: siteIds }, OR: [{ trips: { some: {} } }, { stops: { some: {} } }] },
    data: { ownerId: null, shareFlag: false },
  });
  await tx.campsite.deleteMany({ where: { id: { in: siteIds }, ownerId: { not: null } } });
}

/** Call it before locking trips: every transaction that locks sites and trips locks the sites first. */
export async function lockAllSites(tx: Tx, profileId: string): Promise<void> {
  await tx.$queryRaw`select id from campsites where owner_id = ${profileId}::uuid order by id for update`;
}

/** Call it after the deletion of the account's own trips. */
export async function deleteAllKeepingTrips(tx: Tx, profileId: string): Promise<void> {
  // A request that adds a site locks the profile too, so no site can be added in the meantime.
  await tx.$queryRaw`select id from profiles where id = ${profileId}::uuid for update`;
  const sites = await tx.campsite.findMany({ where: { ownerId: profileId }, select: { id: true } });
  await deleteKeepingTrips(
    tx,
    sites.map(({ id }) => id),
  );
}

/** Skips sites that an operator has deleted and may still restore. */
export async function purgeKept(now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_DAYS * 24 * 60 * 60 * 1000);
  const deleted = await db.operatorEntry.findMany({
    where: { kind: 'campsite', action: 'deleted', at: { gt: since }, undoneBy: null },
    select: { subjectId: true },
  });
  const kept = {
    ...({ source: 'user', ownerId: null } as const),
    id: { notIn: deleted.map(({ subjectId }) => subjectId) },
  };
  const unused = { trips: { none: {} }, backups: { none: {} }, stops: { none: {} } };
  await db.campsite.deleteMany({ where: { ...kept, ...unused } });
  await db.savedSite.deleteMany({ where: { campsite: kept } });
  await db.siteObservation.deleteMany({ where: { campsite: kept } });
  await db.observationDismissal.deleteMany({ where: { campsite: kept } });
}
