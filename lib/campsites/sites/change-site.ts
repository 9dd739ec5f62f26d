import 'server-only';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { ensureFeatures } from '../features/ensure-features';
import type { SiteDetail } from '../schema';
import { copyForTrips } from './keep-for-trips';
import { lockOwnSite, optionalColumns, saved } from './own-site';
import type { SiteChanges } from './schema';
import { whereIs } from './where-is';

export async function changeSite(viewer: Viewer, siteId: string, changes: SiteChanges): Promise<SiteDetail> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnSite(tx, viewer, siteId);
    if (locked.shared && changes.share_flag === false) await copyForTrips(tx, siteId, viewer.profileId);
    const { name, latitude, longitude, drivetrain, share_flag, site_features } = changes;
    const spot = { latitude: latitude ?? locked.latitude, longitude: longitude ?? locked.longitude };
    const moved = spot.latitude !== locked.latitude || spot.longitude !== locked.longitude;
    const address = changes.address === undefined ? locked.address : changes.address;
    const features = site_features && (await ensureFeatures(tx, viewer, site_features));
    await tx.campsite.update({
      where: { id: siteId },
      data: {
        ...omitUndefined({ name, drivetrain, shareFlag: share_flag ?? undefined }),
        ...spot,
        ...optionalColumns(changes),
        ...(await whereIs(tx, spot, address, changes.state ?? (moved ? null : locked.said))),
        ...(features && {
          features: {
            // Keep the record that the site lacks a feature, unless the feature is chosen now.
            deleteMany: { OR: [{ present: true }, { featureId: { in: features } }] },
            create: features.map((featureId) => ({ featureId })),
          },
        }),
      },
    });
    return saved(tx, viewer, siteId);
  });
}
