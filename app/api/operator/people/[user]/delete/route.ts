import { params } from '@/lib/fields';
import { operatorRoute } from '@/lib/operator/operator-route';
import { deletePerson } from '@/lib/operator/people/judge-person';
import { judged, judgement } from '@/lib/operator/people/schema';
import { otherMethods } from '@/lib/server/http/other-methods';

export const POST = operatorRoute(
  {
    summary: 'Delete somebody’s account',
    params: params('user'),
    body: judgement,
    answer: judged,
  },
  async ({ viewer, params, body }) => {
    await deletePerson(viewer, params.user, body.reason);
    return { person: null };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
