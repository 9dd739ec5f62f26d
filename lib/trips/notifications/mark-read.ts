import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { ReadNotifications } from './schema';

/** Marks somebody's notifications as read: all, or those of one trip, of some kinds or up to a time. */
export async function markRead(viewer: Viewer, { trip_id, kinds, until }: ReadNotifications) {
  const own = { profileId: viewer.profileId, readAt: null };
  await db.notification.updateMany({
    where: {
      ...own,
      ...(trip_id && { tripId: trip_id }),
      ...(kinds && { kind: { in: kinds } }),
      ...(until && { createdAt: { lte: new Date(until) } }),
    },
    data: { readAt: new Date() },
  });
  return { unread: await db.notification.count({ where: own }) };
}
