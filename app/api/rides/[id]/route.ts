import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { changeRide, deleteRide } from '@/lib/household/rides/rides';
import { ownRide, rideChange } from '@/lib/household/rides/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeOwn } from '@/lib/trips/with-seat-news';

export const PUT = route(
  {
    summary: 'Change a ride',
    params: params('id'),
    body: rideChange,
    answer: z.object({ ride: ownRide }),
  },
  async ({ viewer, params, body }) => ({
    ride: await changeOwn(viewer, (tx) => changeRide(viewer, params.id, body, tx)),
  }),
);

export const DELETE = route(
  { summary: 'Delete a ride', params: params('id'), answer: z.object({ id }) },
  ({ viewer, params }) => changeOwn(viewer, (tx) => deleteRide(viewer, params.id, tx)),
);

export const { GET, OPTIONS, PATCH, POST } = otherMethods({ PUT, DELETE });
