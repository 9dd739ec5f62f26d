import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { shownNames } from '@/lib/trips/invitations/schema';
import { setShownNames } from '@/lib/trips/invitations/show-names';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const PUT = tripRoute(
  {
    summary: 'Choose whether invitations name the people who are going',
    params: params('id'),
    body: shownNames,
    answer: shownNames,
    limits: ['tripChanges'],
  },
  ({ caller, params, body }) => setShownNames(requireAccountOf(caller), params.id, body.shown),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
