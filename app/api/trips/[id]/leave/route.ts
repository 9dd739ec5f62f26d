import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { leaveTrip } from '@/lib/trips/leave-trip';

export const POST = route(
  {
    summary: 'Take oneself off a trip, with the answer; not for its organiser',
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => leaveTrip(viewer, params.id),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
