import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { markRead } from '@/lib/trips/notifications/mark-read';
import { readNotifications, stillUnread } from '@/lib/trips/notifications/schema';

export const POST = route(
  {
    summary: 'Mark what one’s bell has told as read: all, or of one trip, of some kinds or up to a time',
    body: readNotifications,
    answer: stillUnread,
    limits: ['partChanges'],
  },
  ({ viewer, body }) => markRead(viewer, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
