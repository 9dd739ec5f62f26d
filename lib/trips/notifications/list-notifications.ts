import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { visibleToSql } from '../policy';
import type { Notification, Notifications } from './schema';

const MOST_SHOWN = 100;

/** Leaves out trips that the viewer may no longer see. */
export async function listNotifications(viewer: Viewer): Promise<Notifications> {
  const rows = await readRows<Notification & { unread: number }>(notificationsSql(viewer));
  const notifications = rows.map(({ unread: _count, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
  }));
  return { unread: rows[0]?.unread ?? 0, notifications };
}

/** Exported so that a test can check its plan. */
export const notificationsSql = (viewer: Viewer) => Prisma.sql`
  select told.id::text, told.kind::text, t.id::text trip_id, t.name trip_name, told.text, told.created_at at,
         told.read_at is not null "read",
         (select count(*)::int from notifications n where n.profile_id = ${viewer.profileId}::uuid and n.read_at is null) unread
  from notifications told join trips t on t.id = told.trip_id
  where told.profile_id = ${viewer.profileId}::uuid
    and told.trip_id in (select own.trip_id from ${visibleToSql(viewer)} own)
  order by told.created_at desc, told.id desc
  limit ${MOST_SHOWN}`;
