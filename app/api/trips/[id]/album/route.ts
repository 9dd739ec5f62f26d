import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { setAlbum } from '@/lib/trips/recap/get-recap';
import { album, albumChange } from '@/lib/trips/recap/schema';

export const PUT = tripRoute(
  {
    summary: 'Set the link to the group’s album of a trip',
    params: params('id'),
    body: albumChange,
    answer: album,
    limits: ['partChanges'],
  },
  ({ caller, body }) => setAlbum(caller, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
