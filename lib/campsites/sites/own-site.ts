import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import type { Position } from '@/lib/geometry';
import { omitUndefined } from '@/lib/omit-undefined';
import { nearestPlace } from '@/lib/places/find-place';
import { placeText } from '@/lib/places/place-text';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { getCampsite, getOwnSite } from '../get-campsite';
import { isOwnedBy } from '../policy';
import type { SiteDetail } from '../schema';
import type { SiteChanges } from './schema';

interface LockedSite extends Position {
  shared: boolean;
  address: string | null;
}

/** An own site's row till the transaction ends; 403 for one that the viewer may only see, else 404. */
export async function lockOwnSite(tx: Tx, viewer: Viewer, siteId: string): Promise<LockedSite> {
  const [locked] = await tx.$queryRaw<LockedSite[]>`
    select c.latitude, c.longitude, c.address, c.share_flag shared from campsites c
    where c.id = ${siteId}::uuid and ${isOwnedBy(viewer)} for update`;
  if (locked) return locked;
  throw (await getCampsite(viewer, siteId))
    ? forbidden('Only its owner can change this campsite.')
    : notFound();
}

export const optionalColumns = ({ phone_contact, email_contact, campsite_url, pet_friendly }: SiteChanges) =>
  omitUndefined({
    phoneContact: phone_contact,
    emailContact: email_contact,
    campsiteUrl: campsite_url,
    petFriendly: pet_friendly,
  });

/** The suburb that a spot belongs to, which is its address too where none is given. */
export async function whereIs(tx: Tx, spot: Position, address: string | null) {
  const suburb = await nearestPlace(spot, tx);
  if (!suburb) return { address };
  const { name, state, postcode } = suburb;
  // OT, "other territories", is no name that an address would carry.
  const written = state === 'OT' ? null : state;
  return { state, postcode, address: address ?? placeText(name, written, postcode) };
}

export async function saved(tx: Tx, viewer: Viewer, siteId: string): Promise<SiteDetail> {
  const site = await getOwnSite(viewer, siteId, tx);
  if (!site) throw notFound();
  return site;
}
