import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { towVehicle } from '@/lib/trips/cars/change-cars';
import { seats, towChange } from '@/lib/trips/cars/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Hitch a trailer or a boat to a car, or unhitch it',
    params: params('id'),
    body: towChange,
    answer: seats,
    limits: ['partChanges'],
  },
  ({ caller, body }) => towVehicle(caller, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
