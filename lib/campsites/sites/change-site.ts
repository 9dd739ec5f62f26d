import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { forbidden, notFound } from '@/lib/errors';
import type { Position } from '@/lib/geometry';
import { omitUndefined } from '@/lib/omit-undefined';
import { searchPostcode } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { spendOn } from '@/lib/server/http/rate-limiter';
import { ensureFeatures } from '../features/features';
import { getCampsite, getOwnSite } from '../get-location';
import { isOwnedBy } from '../policy';
import type { SiteDetail } from '../schema';
import { radii } from '../search-choices';
import { copyForTrips, deleteKeepingTrips } from './keep-for-trips';
import type { AddedSite, NewSite, SiteChanges } from './schema';
import { whereIs } from './where-is';

interface LockedSite extends Position {
  shared: boolean;
  address: string | null;
  /** Null when the map told the state. */
  said: string | null;
}

/** Throws 403 when the viewer can see the site but doesn't own it, and 404 when the viewer can't see it. */
async function lockOwnSite(tx: Tx, viewer: Viewer, siteId: string): Promise<LockedSite> {
  const [locked] = await tx.$queryRaw<LockedSite[]>`
    select c.latitude, c.longitude, c.address, c.share_flag shared,
           case when c.state_said then c.state end said from campsites c
    where c.id = ${siteId}::uuid and ${isOwnedBy(viewer)} for update`;
  if (locked) return locked;
  throw (await getCampsite(viewer, siteId))
    ? forbidden('Only its owner can change this campsite.')
    : notFound();
}

const optionalColumns = ({ phone_contact, email_contact, campsite_url, pet_friendly }: SiteChanges) =>
  omitUndefined({
    phoneContact: phone_contact,
    emailContact: email_contact,
    campsiteUrl: campsite_url,
    petFriendly: pet_friendly,
  });

async function saved(tx: Tx, viewer: Viewer, siteId: string): Promise<SiteDetail> {
  const site = await getOwnSite(viewer, siteId, tx);
  if (!site) throw notFound();
  return site;
}

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

export async function deleteSite(viewer: Viewer, siteId: string): Promise<{ id: string }> {
  await db.$transaction(async (tx) => {
    await lockOwnSite(tx, viewer, siteId);
    await deleteKeepingTrips(tx, [siteId]);
  });
  return { id: siteId };
}

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
