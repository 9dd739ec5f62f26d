import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { setHidden } from '@/lib/trips/hide-trip';
import { hiddenTrip } from '@/lib/trips/schema';

export const PUT = route(
  {
    summary: "Leave a trip out of the caller's own lists, or bring it back",
    params: params('id'),
    body: hiddenTrip,
    answer: hiddenTrip,
  },
  ({ viewer, params, body }) => setHidden(viewer, params.id, body.hidden),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
