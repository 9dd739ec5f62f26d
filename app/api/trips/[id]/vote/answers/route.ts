import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { answerVote } from '@/lib/trips/vote/answer-vote';
import { ballot, voteResponse } from '@/lib/trips/vote/schema';

export const PUT = tripRoute(
  {
    summary: 'Vote on dates and campsites for your household',
    params: params('id'),
    body: ballot,
    answer: voteResponse,
    limits: ['partChanges'],
    idempotent: true,
  },
  ({ caller, body }) => answerVote(caller, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
