import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { changeConvoy } from '@/lib/trips/seats/change-convoy';
import { convoyChange, seats } from '@/lib/trips/seats/schema';

export const PUT = tripRoute(
  {
    summary: 'As an organiser, say which car leads the convoy and which comes last; null for none',
    params: params('id'),
    body: convoyChange,
    answer: seats,
    limits: ['partChanges'],
  },
  ({ caller, body }) => changeConvoy(caller, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
