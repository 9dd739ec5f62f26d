import 'server-only';
import { notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import type { Tx } from '../server/db/client';
import { isVisibleTo } from './policy';

/** Locks a site against changes until the transaction ends. Throws 404 when the viewer can't see it. */
export async function lockSite(tx: Tx, viewer: Viewer, siteId: string): Promise<boolean> {
  const [locked] = await tx.$queryRaw<{ shared: boolean }[]>`
    select c.share_flag shared from campsites c
    where c.id = ${siteId}::uuid and ${isVisibleTo(viewer)} for share`;
  if (!locked) throw notFound();
  return locked.shared;
}

/** Locks several sites as lockSite does, in the order of their ids. */
export async function lockSites(
  tx: Tx,
  viewer: Viewer,
  siteIds: string[],
): Promise<{ id: string; name: string; shared: boolean }[]> {
  if (siteIds.length === 0) return [];
  const locked = await tx.$queryRaw<{ id: string; name: string; shared: boolean }[]>`
    select c.id::text, c.name, c.share_flag shared from campsites c
    where c.id = any(${siteIds}::uuid[]) and ${isVisibleTo(viewer)} order by c.id for share`;
  if (locked.length < siteIds.length) throw notFound();
  return locked;
}
