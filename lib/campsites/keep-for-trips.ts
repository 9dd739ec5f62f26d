import 'server-only';
import { db, type Tx } from '../server/db/client';

/**
 * What trips keep of a site that its owner takes back: a row without an owner, not shared, in no search, seen
 * through those trips alone. The daily purge deletes it once no trip is left there.
 */

/** How many days an operator can undo the deletion of a person's site. */
const UNDO_DAYS = 30;

/** Deletes what others saved or said of these campsites; they could no longer delete it themselves. */
async function forgetOthers(tx: Tx, siteIds: string[], ownerId?: string): Promise<void> {
  const where = { campsiteId: { in: siteIds }, ...(ownerId && { profileId: { not: ownerId } }) };
  await tx.savedSite.deleteMany({ where });
  await tx.siteObservation.deleteMany({ where });
  await tx.observationDismissal.deleteMany({ where });
}

/**
 * For a site that turns private: others' trips there keep it as it is now, and see nothing of what becomes of it; nothing
 * that others have saved or said of it is left.
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
  // What such a trip's people vote on first is where the trip is.
  await tx.voteOption.updateMany({
    where: { campsiteId: siteId, rank: 0, vote: { trip: { campsiteId: copy.id } } },
    data: { campsiteId: copy.id },
  });
}

/** For sites that are deleted: gone, save where a trip needs them. The caller holds their rows. */
export async function deleteKeepingTrips(tx: Tx, siteIds: string[]): Promise<void> {
  // A row that stays for a trip alone is nobody's to come back to.
  await forgetOthers(tx, siteIds);
  await tx.campsite.updateMany({
    where: { id: { in: siteIds }, trips: { some: {} } },
    data: { ownerId: null, shareFlag: false },
  });
  await tx.campsite.deleteMany({ where: { id: { in: siteIds }, ownerId: { not: null } } });
}

/** For an account that is deleted, before its trips: sites are locked first wherever both are. */
export async function lockAllSites(tx: Tx, profileId: string): Promise<void> {
  await tx.$queryRaw`select id from campsites where owner_id = ${profileId}::uuid order by id for update`;
}

/** For the same, once its own trips are deleted. */
export async function deleteAllKeepingTrips(tx: Tx, profileId: string): Promise<void> {
  // From here on no further site can come.
  await tx.$queryRaw`select id from profiles where id = ${profileId}::uuid for update`;
  const sites = await tx.campsite.findMany({ where: { ownerId: profileId }, select: { id: true } });
  await deleteKeepingTrips(
    tx,
    sites.map(({ id }) => id),
  );
}

/**
 * Deletes what was kept for trips once none is left there, and what others said of what is kept on: not yet where an
 * operator deleted the site and may undo that.
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
