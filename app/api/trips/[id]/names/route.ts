import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { shownNames } from '@/lib/trips/invitations/schema';
import { setShownNames } from '@/lib/trips/invitations/show-names';

export const PUT = route(
  {
    summary: 'Whether invitations tell the names of those who are going, or only how many they are',
    params: params('id'),
    body: shownNames,
    answer: shownNames,
    limits: ['tripChanges'],
  },
  ({ viewer, params, body }) => setShownNames(viewer, params.id, body.shown),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
