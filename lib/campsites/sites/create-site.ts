import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { searchPostcode } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { spendOn } from '@/lib/server/http/rate-limiter';
import { ensureFeatures } from '../features/ensure-features';
import { radii } from '../search-choices';
import { optionalColumns, saved } from './own-site';
import type { AddedSite, NewSite } from './schema';
import { whereIs } from './where-is';

export function createSite(viewer: Viewer, input: NewSite): Promise<AddedSite> {
  return spendOn('sitesAdded', viewer.userId, 1, () => saveSite(viewer, input));
}

async function saveSite(viewer: Viewer, input: NewSite): Promise<AddedSite> {
  const { profileId } = viewer;
  return db.$transaction(async (tx) => {
    // Locks the profile, so that the deletion of the account waits and deletes this site with the others.
    await requireRoom(tx, profileId, 'sites');
    const { name, latitude, longitude, drivetrain } = input;
    const features = await ensureFeatures(tx, viewer, input.site_features ?? []);
    const { id } = await tx.campsite.create({
      data: {
        source: 'user',
        ownerId: profileId,
        shareFlag: input.share_flag ?? false,
        name,
        latitude,
        longitude,
        drivetrain,
        ...optionalColumns(input),
        ...(await whereIs(tx, input, input.address ?? null, input.state ?? null)),
        features: { create: features.map((featureId) => ({ featureId })) },
      },
      select: { id: true },
    });
    const location = await saved(tx, viewer, id);
    const search_postcode = await searchPostcode(location, location.postcode, Math.max(...radii), tx);
    return { location, search_postcode };
  });
}
