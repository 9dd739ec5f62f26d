import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute, route } from '@/lib/server/http/route';
import { getChoices, saveChoices } from '@/lib/trips/notifications/choices';
import { choices, newChoices } from '@/lib/trips/notifications/schema';

export const GET = accountRoute(
  { summary: 'By which ways one hears of what happens on trips', answer: choices },
  ({ viewer }) => getChoices(viewer),
);

export const PUT = route(
  {
    summary: 'Choose by which ways one hears of it',
    body: newChoices,
    answer: choices,
    limits: ['partChanges'],
  },
  ({ viewer, body }) => saveChoices(viewer, body),
);

export const { DELETE, OPTIONS, PATCH, POST } = otherMethods({ GET, PUT });
