import 'server-only';
import { notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import type { Tx } from '../server/db/client';
import { isVisibleTo } from './policy';

/** Keeps a site as it is till the transaction ends, and tells whether it is shared; 404 once the viewer can't see it. */
export async function lockSite(tx: Tx, viewer: Viewer, siteId: string): Promise<boolean> {
  const [locked] = await tx.$queryRaw<{ shared: boolean }[]>`
    select c.share_flag shared from campsites c
    where c.id = ${siteId}::uuid and ${isVisibleTo(viewer)} for share`;
  if (!locked) throw notFound();
  return locked.shared;
}
