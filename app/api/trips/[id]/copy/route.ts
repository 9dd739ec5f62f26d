import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { copyTrip } from '@/lib/trips/copy/copy-trip';
import { copiedTrip, tripCopy } from '@/lib/trips/copy/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const POST = tripRoute(
  {
    summary: 'Copy a trip to new dates, without inviting anybody',
    params: params('id'),
    body: tripCopy,
    answer: copiedTrip,
    status: 201,
    idempotent: true,
  },
  ({ caller, params, body }) => copyTrip(requireAccountOf(caller), params.id, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
