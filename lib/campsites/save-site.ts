import 'server-only';
import { z } from 'zod';
import { requireRoom } from '@/lib/account/require-room';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { lockSite } from './lock-site';

export const savedSite = z.object({ saved: z.boolean('This must be true or false.') });

export async function setSaved(viewer: Viewer, campsiteId: string, saved: boolean) {
  const { profileId } = viewer;
  return db.$transaction(async (tx) => {
    // Locked, so that the site can't become private meanwhile: that request waits and deletes this
    // entry too.
    await lockSite(tx, viewer, campsiteId);
    if (!saved) {
      await tx.savedSite.deleteMany({ where: { profileId, campsiteId } });
    } else if ((await tx.savedSite.count({ where: { profileId, campsiteId } })) === 0) {
      await requireRoom(tx, profileId, 'saved');
      await tx.savedSite.createMany({ data: { profileId, campsiteId }, skipDuplicates: true });
    }
    return { saved };
  });
}
