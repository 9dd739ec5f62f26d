import { z } from 'zod';
import { route } from '@/lib/api/route';
import { id, params } from '@/lib/fields';
import { leaveTrip } from '@/lib/own-trips/mutations';

export const POST = route(
  {
    summary: 'Take oneself off a trip, with the answer; not for its organiser',
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => leaveTrip(viewer, params.id),
);
