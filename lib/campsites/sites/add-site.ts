import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { forbidden, notFound, signedOut } from '@/lib/errors';
import type { Position } from '@/lib/geometry';
import { given } from '@/lib/omit-undefined';
import { nearestPlace, searchPostcode } from '@/lib/places/find-place';
import { placeText } from '@/lib/places/place-text';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { spendOn } from '@/lib/server/http/limits';
import { radii } from '../choices';
import { ensureFeatures } from '../features/ensure-features';
import { leaveCopyToTrips, takeBackSites } from '../keep-for-trips';
import { isVisibleTo } from '../policy';
import { campsiteFor, ownSiteFor } from '../search/search-sites';
import type { AddedSite, NewSite, SiteChanges, SiteDetail } from './schema';

export function addSite(viewer: Viewer, input: NewSite): Promise<AddedSite> {
  return spendOn('sitesAdded', viewer.userId, 1, () => saveSite(viewer, input));
}

async function saveSite(viewer: Viewer, input: NewSite): Promise<AddedSite> {
  const { profileId } = viewer;
  return db.$transaction(async (tx) => {
    // The end of the account waits for this, and then takes the site back with the others.
    const owner = await tx.$queryRaw<unknown[]>`
      select id from profiles where id = ${profileId}::uuid for no key update`;
    if (owner.length === 0) throw signedOut();
    await requireRoom(tx, profileId, 'sites');
    const { name, latitude, longitude, drivetrain } = input;
    const features = await ensureFeatures(tx, viewer, input.site_features ?? []);
    const { id } = await tx.campsite.create({
      data: {
        source: 'user',
        ownerId: profileId,
        shareFlag: input.share_flag ?? false,
        ...{ name, latitude, longitude, drivetrain },
        ...optionalColumns(input),
        ...(await whereIs(tx, input, input.address ?? null)),
        features: { create: features.map((featureId) => ({ featureId })) },
      },
      select: { id: true },
    });
    const location = await saved(tx, viewer, id);
    const search_postcode = await searchPostcode(location, location.postcode, Math.max(...radii), tx);
    return { location, search_postcode };
  });
}

/** Changes what was sent of an own site. When it turns private, others' trips there keep what they have seen. */
export async function changeSite(viewer: Viewer, siteId: string, changes: SiteChanges): Promise<SiteDetail> {
  return db.$transaction(async (tx) => {
    const held = await lockOwnSite(tx, viewer, siteId);
    if (held.shared && changes.share_flag === false) await leaveCopyToTrips(tx, siteId, viewer.profileId);
    const { name, latitude, longitude, drivetrain, share_flag, site_features } = changes;
    const spot = { latitude: latitude ?? held.latitude, longitude: longitude ?? held.longitude };
    const address = changes.address === undefined ? held.address : changes.address;
    const features = site_features && (await ensureFeatures(tx, viewer, site_features));
    await tx.campsite.update({
      where: { id: siteId },
      data: {
        ...given({ name, drivetrain, shareFlag: share_flag ?? undefined }),
        ...spot,
        ...optionalColumns(changes),
        ...(await whereIs(tx, spot, address)),
        ...(features && {
          features: {
            // What it is known not to have stays so, unless it is chosen now.
            deleteMany: { OR: [{ present: true }, { featureId: { in: features } }] },
            create: features.map((featureId) => ({ featureId })),
          },
        }),
      },
    });
    return saved(tx, viewer, siteId);
  });
}

/** Deletes an own site; the trips there keep what it was. */
export async function deleteSite(viewer: Viewer, siteId: string): Promise<{ id: string }> {
  await db.$transaction(async (tx) => {
    await lockOwnSite(tx, viewer, siteId);
    await takeBackSites(tx, [siteId]);
  });
  return { id: siteId };
}

/** Keeps a site as it is till the transaction ends, and tells whether it is shared; 404 once the viewer can't see it. */
export async function holdSite(tx: Tx, viewer: Viewer, siteId: string): Promise<boolean> {
  const [held] = await tx.$queryRaw<{ shared: boolean }[]>`
    select c.share_flag shared from campsites c
    where c.id = ${siteId}::uuid and ${isVisibleTo(viewer)} for share`;
  if (!held) throw notFound();
  return held.shared;
}

interface HeldSite extends Position {
  shared: boolean;
  address: string | null;
}

/** An own site's row till the transaction ends; 403 for one that the viewer may only see, else 404. */
async function lockOwnSite(tx: Tx, viewer: Viewer, siteId: string): Promise<HeldSite> {
  const [held] = await tx.$queryRaw<HeldSite[]>`
    select latitude, longitude, address, share_flag shared from campsites
    where id = ${siteId}::uuid and owner_id = ${viewer.profileId}::uuid for update`;
  if (held) return held;
  throw (await campsiteFor(viewer, siteId))
    ? forbidden('Only its owner can change this campsite.')
    : notFound();
}

const optionalColumns = ({ phone_contact, email_contact, campsite_url, pet_friendly }: SiteChanges) =>
  given({
    phoneContact: phone_contact,
    emailContact: email_contact,
    campsiteUrl: campsite_url,
    petFriendly: pet_friendly,
  });

/** The suburb that a spot belongs to, which is its address too where none is given. */
async function whereIs(tx: Tx, spot: Position, address: string | null) {
  const suburb = await nearestPlace(spot, tx);
  if (!suburb) return { address };
  const { name, state, postcode } = suburb;
  // OT, "other territories", is no name that an address would carry.
  const written = state === 'OT' ? null : state;
  return { state, postcode, address: address ?? placeText(name, written, postcode) };
}

async function saved(tx: Tx, viewer: Viewer, siteId: string): Promise<SiteDetail> {
  const site = await ownSiteFor(viewer, siteId, tx);
  if (!site) throw notFound();
  return site;
}
