import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { trip } from '@/lib/trips/schema';
import { decideVote } from '@/lib/trips/vote/decide-vote';
import { decision } from '@/lib/trips/vote/schema';

export const POST = route(
  {
    summary: 'Close a vote by the dates or the site chosen, or both: the trip changes to these (organisers)',
    params: params('id'),
    body: decision,
    answer: z.object({ trip }),
    limits: ['tripChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({ trip: await decideVote(viewer, params.id, body) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
