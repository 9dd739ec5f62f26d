import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { id } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import { ownedBy, visibleTo } from './policy';
import type { SiteDetail } from './schema';
import { knownFeatures, toSiteDetail } from './to-campsite';

export async function getCampsite(viewer: Viewer, siteId: string): Promise<SiteDetail | null> {
  return siteWhere(siteId, visibleTo(viewer));
}

export async function getOwnSite(
  viewer: Viewer,
  siteId: string,
  client: Tx = db,
): Promise<SiteDetail | null> {
  return siteWhere(siteId, ownedBy(viewer), client);
}

async function siteWhere(siteId: string, where: Prisma.CampsiteWhereInput, client: Tx = db) {
  if (!id.safeParse(siteId).success) return null;
  const row = await client.campsite.findFirst({
    where: { id: siteId, ...where },
    include: { features: knownFeatures },
  });
  return row && toSiteDetail(row);
}

export async function isOwnSite(viewer: Viewer, siteId: string): Promise<boolean> {
  return (await db.campsite.count({ where: { id: siteId, ...ownedBy(viewer) } })) > 0;
}
