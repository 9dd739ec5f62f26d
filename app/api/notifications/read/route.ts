import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { markRead } from '@/lib/trips/notifications/own-notifications';
import { readNotifications, stillUnread } from '@/lib/trips/notifications/schema';

export const POST = route(
  {
    summary: 'Mark notifications as read: all, or by trip, kind or time',
    body: readNotifications,
    answer: stillUnread,
    limits: ['partChanges'],
  },
  ({ viewer, body }) => markRead(viewer, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
