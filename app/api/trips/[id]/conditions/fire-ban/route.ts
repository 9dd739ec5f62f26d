import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { sayBan } from '@/lib/trips/conditions/say-ban';
import { conditions, fireBanWord } from '@/lib/trips/conditions/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Say whether there is a fire ban on a day of a trip',
    params: params('id'),
    body: fireBanWord,
    answer: conditions,
    limits: ['partChanges'],
  },
  ({ caller, body }) => sayBan(caller, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
