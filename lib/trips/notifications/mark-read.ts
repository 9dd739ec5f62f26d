import 'server-only';
import { type Day, dateOf } from '@/lib/dates';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { ReadNotifications } from './schema';

/** `news` is the day of a release whose news is marked as read too. */
export async function markRead(viewer: Viewer, { trip_id, kinds, until, news }: ReadNotifications) {
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
  if (news) await readNews(viewer, news);
  return { unread: await db.notification.count({ where: own }) };
}

/** Never replaces a later day, because an old page may still send the day of an earlier release. */
async function readNews({ userId }: Viewer, day: Day): Promise<void> {
  const before = [{ newsSeenOn: null }, { newsSeenOn: { lt: dateOf(day) } }];
  await db.user.updateMany({ where: { id: userId, OR: before }, data: { newsSeenOn: dateOf(day) } });
}
