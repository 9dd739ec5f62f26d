import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getBeforeYouGo } from '@/lib/trips/before-you-go/get-before-you-go';
import { beforeYouGo } from '@/lib/trips/before-you-go/schema';

export const GET = route(
  {
    summary: 'The weather at a trip’s site, its sun and moon, and its state’s pages on fire bans and parks',
    params: params('id'),
    answer: beforeYouGo,
    limits: ['lookup'],
  },
  ({ viewer, params }) => getBeforeYouGo(viewer, params.id),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
