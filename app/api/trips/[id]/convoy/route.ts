import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changeConvoy } from '@/lib/trips/cars/change-cars';
import { convoyChange, seats } from '@/lib/trips/cars/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Choose the first and the last car of the convoy',
    params: params('id'),
    body: convoyChange,
    answer: seats,
    limits: ['partChanges'],
  },
  ({ caller, body }) => changeConvoy(caller, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
