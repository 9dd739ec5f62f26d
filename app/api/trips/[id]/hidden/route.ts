import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { setHidden } from '@/lib/trips/hide-trip';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { hiddenTrip } from '@/lib/trips/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const PUT = tripRoute(
  {
    summary: 'Hide a trip from your own lists, or show it again',
    params: params('id'),
    body: hiddenTrip,
    answer: hiddenTrip,
  },
  ({ caller, params, body }) => setHidden(requireAccountOf(caller), params.id, body.hidden),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
