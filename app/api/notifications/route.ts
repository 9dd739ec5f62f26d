import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listNotifications } from '@/lib/trips/notifications/own-notifications';
import { notifications } from '@/lib/trips/notifications/schema';

export const GET = route(
  { summary: 'List your notifications, the newest first', answer: notifications },
  ({ viewer }) => listNotifications(viewer),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
