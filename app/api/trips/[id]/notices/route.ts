import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { addNotice } from '@/lib/trips/notices/change-notices';
import { getNotices } from '@/lib/trips/notices/find-notices';
import { newNotice, noticeAnswer, notices, noticesQuery } from '@/lib/trips/notices/schema';

export const GET = tripRoute(
  {
    summary: 'List a trip’s notices, at most 200 at once',
    params: params('id'),
    query: noticesQuery,
    answer: notices,
  },
  ({ caller, query }) => getNotices(caller, query),
);

export const POST = tripRoute(
  {
    summary: 'Add a comment or an announcement to a trip',
    params: params('id'),
    body: newNotice,
    answer: noticeAnswer,
    status: 201,
    limits: ['notices'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ notice: await addNotice(caller, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
