import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { seats, towChange } from '@/lib/trips/seats/schema';
import { towVehicle } from '@/lib/trips/seats/tow-vehicle';

export const PUT = route(
  {
    summary: 'Have a car tow one of the caller’s trailers or boats, as an organiser any; null for no car',
    params: params('id'),
    body: towChange,
    answer: seats,
    limits: ['partChanges'],
  },
  ({ viewer, params, body }) => towVehicle({ viewer, tripId: params.id }, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
