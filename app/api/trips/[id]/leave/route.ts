import { z } from 'zod';
import { id, params } from '@/lib/fields';
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
export * from '@/lib/server/http/other-methods';
