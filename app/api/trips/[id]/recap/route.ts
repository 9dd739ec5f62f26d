import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { getRecap } from '@/lib/trips/recap/get-recap';
import { recap } from '@/lib/trips/recap/schema';

export const GET = tripRoute(
  {
    summary: 'Get what a trip was, from its last day on',
    params: params('id'),
    answer: recap,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  ({ caller }) => getRecap(caller),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
