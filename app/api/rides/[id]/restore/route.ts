import { z } from 'zod';
import { params } from '@/lib/fields';
import { restoreRide } from '@/lib/household/rides/rides';
import { ownRide } from '@/lib/household/rides/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { rejoinTrips } from '@/lib/trips/attendance/rejoin-trips';

export const POST = route(
  {
    summary: 'Restore a ride deleted within the last hour',
    params: params('id'),
    answer: z.object({ ride: ownRide }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, params }) => ({ ride: await restoreRide(viewer, params.id, rejoinTrips) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
