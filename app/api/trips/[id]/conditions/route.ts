import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getConditions } from '@/lib/trips/conditions/get-conditions';
import { conditions } from '@/lib/trips/conditions/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get what official lists say about bans, fires, warnings, roads and parks for a trip',
    params: params('id'),
    answer: conditions,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  ({ caller }) => getConditions(caller),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
