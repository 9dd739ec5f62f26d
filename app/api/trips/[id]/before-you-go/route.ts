import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getBeforeYouGo } from '@/lib/trips/before-you-go/get-before-you-go';
import { beforeYouGo } from '@/lib/trips/before-you-go/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'The weather at a trip’s site, its sun and moon, and its state’s pages on fire bans and parks',
    params: params('id'),
    answer: beforeYouGo,
    limits: ['lookup'],
  },
  ({ caller }) => getBeforeYouGo(caller),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
