import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { getVote } from '@/lib/trips/vote/get-vote';
import { voteResponse } from '@/lib/trips/vote/schema';

export const GET = publicRoute(
  {
    summary: 'The vote on the trip of an invitation; null without one',
    params: tokenParams,
    answer: voteResponse,
  },
  async ({ params, request }) => getVote(await callerByLink(await accountOf(request), params.token)),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
