import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import type { Position } from '@/lib/geometry';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { getCampsite, getOwnSite } from '../get-campsite';
import { isOwnedBy } from '../policy';
import type { SiteDetail } from '../schema';
import type { SiteChanges } from './schema';

interface LockedSite extends Position {
  shared: boolean;
  address: string | null;
  /** Null when the map told the state. */
  said: string | null;
}

/** Throws 403 when the viewer can see the site but doesn't own it, and 404 when the viewer can't see it. */
export async function lockOwnSite(tx: Tx, viewer: Viewer, siteId: string): Promise<LockedSite> {
  const [locked] = await tx.$queryRaw<LockedSite[]>`
    select c.latitude, c.longitude, c.address, c.share_flag shared,
           case when c.state_said then c.state end said from campsites c
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

export async function saved(tx: Tx, viewer: Viewer, siteId: string): Promise<SiteDetail> {
  const site = await getOwnSite(viewer, siteId, tx);
  if (!site) throw notFound();
  return site;
}
