import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changeCar } from '@/lib/trips/cars/change-cars';
import { carChange, seats } from '@/lib/trips/cars/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Count a car that can’t reach the site, or say where it parks',
    params: params('id', 'ride'),
    body: carChange,
    answer: seats,
    limits: ['partChanges'],
  },
  ({ caller, params, body }) => changeCar(caller, params.ride, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
