import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { lockTrip } from '../lock-trip';

export async function setShownNames(viewer: Viewer, tripId: string, shown: boolean) {
  return db.$transaction(async (tx) => {
    await lockTrip(tx, viewer, tripId);
    await tx.trip.update({ where: { id: tripId }, data: { showsNames: shown }, select: { id: true } });
    return { shown };
  });
}
