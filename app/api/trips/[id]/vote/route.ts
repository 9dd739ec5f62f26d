import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { requireAccountOf } from '@/lib/trips/trip-caller';
import { changeVote, endVote, openVote } from '@/lib/trips/vote/change-vote';
import { getVote } from '@/lib/trips/vote/get-vote';
import { newVote, voteChange, voteResponse } from '@/lib/trips/vote/schema';

export const GET = tripRoute(
  {
    summary: 'Get the vote on a trip’s dates and site',
    params: params('id'),
    answer: voteResponse,
  },
  ({ caller }) => getVote(caller),
);

export const POST = tripRoute(
  {
    summary: 'Open a vote on a trip’s dates and site',
    params: params('id'),
    body: newVote,
    answer: voteResponse,
    status: 201,
    limits: ['tripChanges'],
    idempotent: true,
  },
  ({ caller, params, body }) => openVote(requireAccountOf(caller), params.id, body),
);

export const PATCH = tripRoute(
  {
    summary: 'Change the options or the last day of an open vote',
    params: params('id'),
    body: voteChange,
    answer: voteResponse,
    limits: ['tripChanges'],
  },
  ({ caller, params, body }) => changeVote(requireAccountOf(caller), params.id, body),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete a vote with all its answers',
    params: params('id'),
    answer: voteResponse,
  },
  ({ caller, params }) => endVote(requireAccountOf(caller), params.id),
);

export const { OPTIONS, PUT } = otherMethods({ GET, POST, PATCH, DELETE });
