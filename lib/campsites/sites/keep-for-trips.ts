import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';

/**
 * When the owner of a campsite deletes it or makes it private, the trips there keep a copy: a row
 * without an owner that is not shared, appears in no search and is visible only through those
 * trips. The daily purge deletes the copy when no trip uses it any more.
 */

/** How many days an operator can undo the deletion of a person's site. */
const UNDO_DAYS = 30;

/**
 * Deletes other people's saved entries, observations and dismissals of these campsites, because these
 * people can no longer open the sites' pages, on which they could delete the data themselves.
 */
async function forgetOthers(tx: Tx, siteIds: string[], ownerId?: string): Promise<void> {
  const where = { campsiteId: { in: siteIds }, ...(ownerId && { profileId: { not: ownerId } }) };
  await tx.savedSite.deleteMany({ where });
  await tx.siteObservation.deleteMany({ where });
  await tx.observationDismissal.deleteMany({ where });
}

/**
 * Copies a site that becomes private, for other people's trips there. Those trips keep the site as it
 * is now and see no later change. Deletes other people's saved entries, observations and dismissals
 * of the site.
 */
export async function copyForTrips(tx: Tx, siteId: string, ownerId: string): Promise<void> {
  await forgetOthers(tx, [siteId], ownerId);
  const others = { campsiteId: siteId, organiserId: { not: ownerId } };
  if ((await tx.trip.count({ where: others })) === 0) return;
  const { id: _, ...site } = await tx.campsite.findUniqueOrThrow({ where: { id: siteId } });
  const features = await tx.campsiteFeature.findMany({
    where: { campsiteId: siteId },
    select: { featureId: true, present: true },
  });
  const copy = await tx.campsite.create({
    data: { ...site, ownerId: null, shareFlag: false, features: { createMany: { data: features } } },
    select: { id: true },
  });
  await tx.trip.updateMany({ where: others, data: { campsiteId: copy.id } });
  // The first option of a trip's vote (rank 0) is the trip's own campsite, so it must be the copy
  // too.
  await tx.voteOption.updateMany({
    where: { campsiteId: siteId, rank: 0, vote: { trip: { campsiteId: copy.id } } },
    data: { campsiteId: copy.id },
  });
}

/**
 * Deletes sites. A site that trips still use is kept, but without an owner. The caller has locked
 * the rows.
 */
export async function deleteKeepingTrips(tx: Tx, siteIds: string[]): Promise<void> {
  // Delete what other people have saved about these sites. Nobody can open the page of a site that
  // is kept only for its trips, so they couldn't delete it later.
  await forgetOthers(tx, siteIds);
  await tx.campsite.updateMany({
    where: { id: { in: siteIds }, trips: { some: {} } },
    data: { ownerId: null, shareFlag: false },
  });
  await tx.campsite.deleteMany({ where: { id: { in: siteIds }, ownerId: { not: null } } });
}

/**
 * Locks all sites of an account that is being deleted. Call it before locking trips, because every
 * transaction that locks sites and trips locks the sites first.
 */
export async function lockAllSites(tx: Tx, profileId: string): Promise<void> {
  await tx.$queryRaw`select id from campsites where owner_id = ${profileId}::uuid order by id for update`;
}

/**
 * Deletes all sites of an account that is being deleted. Call it after the deletion of the account's
 * own trips. A site that other trips use is kept without an owner.
 */
export async function deleteAllKeepingTrips(tx: Tx, profileId: string): Promise<void> {
  // A request that adds a site locks the profile too, so no site can be added in the meantime.
  await tx.$queryRaw`select id from profiles where id = ${profileId}::uuid for update`;
  const sites = await tx.campsite.findMany({ where: { ownerId: profileId }, select: { id: true } });
  await deleteKeepingTrips(
    tx,
    sites.map(({ id }) => id),
  );
}

/**
 * Deletes kept sites that no trip uses any more, and everybody's saved entries, observations and
 * dismissals of the kept sites that remain. Skips sites that an operator has deleted and may still
 * restore.
 */
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
  await db.campsite.deleteMany({ where: { ...kept, trips: { none: {} } } });
  await db.savedSite.deleteMany({ where: { campsite: kept } });
  await db.siteObservation.deleteMany({ where: { campsite: kept } });
  await db.observationDismissal.deleteMany({ where: { campsite: kept } });
}
