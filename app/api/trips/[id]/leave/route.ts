import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';

export const POST = tripRoute(
  {
    summary: 'Leave a trip',
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ caller }) => leaveTrip(caller),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
