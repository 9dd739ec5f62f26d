import 'server-only';
import { notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { visibleTo } from './policy';

/** Nothing changes for other people. */
export async function setHidden(viewer: Viewer, tripId: string, hidden: boolean) {
  return db.$transaction(async (tx) => {
    if ((await tx.trip.count({ where: { id: tripId, ...visibleTo(viewer) } })) === 0) throw notFound();
    const { profileId } = viewer;
    if (hidden) {
      await tx.hiddenTrip.createMany({ data: { profileId, tripId }, skipDuplicates: true });
      await tx.notification.deleteMany({ where: { profileId, tripId } });
    } else await tx.hiddenTrip.deleteMany({ where: { profileId, tripId } });
    return { hidden };
  });
}
