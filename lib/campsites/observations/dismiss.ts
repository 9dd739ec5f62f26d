import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { lockSite } from '../lock-site';

/** The viewer's wish not to be asked any more what they know of a site. */
export function setDismissed(viewer: Viewer, siteId: string, dismissed: boolean) {
  return db.$transaction(async (tx) => {
    await lockSite(tx, viewer, siteId);
    const own = { campsiteId: siteId, profileId: viewer.profileId };
    if (dismissed) await tx.observationDismissal.createMany({ data: own, skipDuplicates: true });
    else await tx.observationDismissal.deleteMany({ where: own });
    return { dismissed };
  });
}
