import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { deleteKeepingTrips } from './keep-for-trips';
import { lockOwnSite } from './own-site';

export async function deleteSite(viewer: Viewer, siteId: string): Promise<{ id: string }> {
  await db.$transaction(async (tx) => {
    await lockOwnSite(tx, viewer, siteId);
    await deleteKeepingTrips(tx, [siteId]);
  });
  return { id: siteId };
}
