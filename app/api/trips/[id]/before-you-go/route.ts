import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getBeforeYouGo } from '@/lib/trips/before-you-go/get-before-you-go';
import { beforeYouGo } from '@/lib/trips/before-you-go/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get a trip’s weather, sun and moon, and pages on fire bans and parks',
    params: params('id'),
    answer: beforeYouGo,
    limits: ['lookup'],
  },
  ({ caller }) => getBeforeYouGo(caller),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
