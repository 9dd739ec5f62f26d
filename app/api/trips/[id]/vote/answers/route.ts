import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { answerVote } from '@/lib/trips/vote/answer-vote';
import { ballot, voteResponse } from '@/lib/trips/vote/schema';

export const PUT = route(
  {
    summary: 'Say when and where one’s own household could come; null takes an answer back',
    params: params('id'),
    body: ballot,
    answer: voteResponse,
    limits: ['partChanges'],
    idempotent: true,
  },
  ({ viewer, params, body }) => answerVote({ viewer, tripId: params.id }, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
