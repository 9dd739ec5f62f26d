import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { trip } from '@/lib/trips/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';
import { decideVote } from '@/lib/trips/vote/decide-vote';
import { decision } from '@/lib/trips/vote/schema';

export const POST = tripRoute(
  {
    summary: 'Close a vote and change the trip to the chosen dates or site',
    params: params('id'),
    body: decision,
    answer: z.object({ trip }),
    limits: ['tripChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({
    trip: await decideVote(requireAccountOf(caller), params.id, body),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
