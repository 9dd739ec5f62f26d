import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';

/**
 * The copy of a campsite that trips keep when its owner deletes it or makes it private: a row
 * without an owner that is not shared, is in no search and is visible only through those trips. The
 * daily purge deletes it once no trip is left there.
 */

/** How many days an operator can undo the deletion of a person's site. */
const UNDO_DAYS = 30;

/**
 * Deletes what other people saved or said of these campsites, because they could
 * no longer delete it themselves.
 */
async function forgetOthers(tx: Tx, siteIds: string[], ownerId?: string): Promise<void> {
  const where = { campsiteId: { in: siteIds }, ...(ownerId && { profileId: { not: ownerId } }) };
  await tx.savedSite.deleteMany({ where });
  await tx.siteObservation.deleteMany({ where });
  await tx.observationDismissal.deleteMany({ where });
}

/**
 * Copies a site that turns private for other people's trips there. Those trips keep the site as it
 * is now and see no later change. Deletes what other people saved or said of the site.
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
  // The first option of a trip's vote is the trip's own campsite.
  await tx.voteOption.updateMany({
    where: { campsiteId: siteId, rank: 0, vote: { trip: { campsiteId: copy.id } } },
    data: { campsiteId: copy.id },
  });
}

/**
 * Deletes sites, but keeps those that trips need without an owner. The caller has locked the rows.
 */
export async function deleteKeepingTrips(tx: Tx, siteIds: string[]): Promise<void> {
  // Nobody can come back to a row that stays only for a trip.
  await forgetOthers(tx, siteIds);
  await tx.campsite.updateMany({
    where: { id: { in: siteIds }, trips: { some: {} } },
    data: { ownerId: null, shareFlag: false },
  });
  await tx.campsite.deleteMany({ where: { id: { in: siteIds }, ownerId: { not: null } } });
}

/**
 * Locks all sites of an account that is being deleted, before its trips.
 * Whatever locks both locks sites first.
 */
export async function lockAllSites(tx: Tx, profileId: string): Promise<void> {
  await tx.$queryRaw`select id from campsites where owner_id = ${profileId}::uuid order by id for update`;
}

/** Deletes all sites of such an account, after its own trips are deleted. */
export async function deleteAllKeepingTrips(tx: Tx, profileId: string): Promise<void> {
  // This lock keeps the account from adding another site.
  await tx.$queryRaw`select id from profiles where id = ${profileId}::uuid for update`;
  const sites = await tx.campsite.findMany({ where: { ownerId: profileId }, select: { id: true } });
  await deleteKeepingTrips(
    tx,
    sites.map(({ id }) => id),
  );
}

/**
 * Deletes kept sites that no trip needs any more, and what people saved or said of those that stay.
 * Skips sites that an operator has deleted and may still restore.
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
