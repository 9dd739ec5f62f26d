import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute, route } from '@/lib/server/http/route';
import { getChoices, saveChoices } from '@/lib/trips/notifications/own-notifications';
import { choices, newChoices } from '@/lib/trips/notifications/schema';

export const GET = accountRoute(
  { summary: 'Get your notification settings', answer: choices },
  ({ viewer }) => getChoices(viewer),
);

export const PUT = route(
  {
    summary: 'Change your notification settings',
    inPerson: true,
    body: newChoices,
    answer: choices,
    limits: ['partChanges'],
  },
  ({ viewer, body }) => saveChoices(viewer, body),
);

export const { DELETE, OPTIONS, PATCH, POST } = otherMethods({ GET, PUT });
