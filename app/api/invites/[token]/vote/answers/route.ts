import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { answerVote } from '@/lib/trips/vote/answer-vote';
import { ballot, voteResponse } from '@/lib/trips/vote/schema';

export const PUT = publicRoute(
  {
    summary: 'Say when and where a guest’s household could come; null takes an answer back',
    params: tokenParams,
    body: ballot,
    answer: voteResponse,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) =>
    answerVote(await callerByLink(await accountOf(request), params.token), body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
