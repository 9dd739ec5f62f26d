import { route } from '@/lib/api/route';
import { params } from '@/lib/fields';
import { setHidden } from '@/lib/own-trips/mutations';
import { hiddenTrip } from '@/lib/own-trips/schema';

export const PUT = route(
  {
    summary: "Leave a trip out of the caller's own lists, or bring it back",
    params: params('id'),
    body: hiddenTrip,
    answer: hiddenTrip,
  },
  ({ viewer, params, body }) => setHidden(viewer, params.id, body.hidden),
);
