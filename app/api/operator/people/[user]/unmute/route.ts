import { params } from '@/lib/fields';
import { operatorRoute } from '@/lib/operator/operator-route';
import { judgePerson } from '@/lib/operator/people/judge-person';
import { judged, judgement } from '@/lib/operator/people/schema';
import { otherMethods } from '@/lib/server/http/other-methods';

export const POST = operatorRoute(
  {
    summary: 'Count somebody’s reports of campsites again',
    params: params('user'),
    body: judgement,
    answer: judged,
  },
  async ({ viewer, params, body }) => ({
    person: await judgePerson(viewer, 'unmute', params.user, body.reason),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
