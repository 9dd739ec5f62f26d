import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { addNotice } from '@/lib/trips/notices/add-notice';
import { getNotices } from '@/lib/trips/notices/find-notices';
import { newNotice, noticeAnswer, notices, noticesQuery } from '@/lib/trips/notices/schema';

export const GET = route(
  {
    summary: 'What was written on a trip: the newest 200, or the 200 before a notice',
    params: params('id'),
    query: noticesQuery,
    answer: notices,
  },
  ({ viewer, params, query }) => getNotices({ viewer, tripId: params.id }, query),
);

export const POST = route(
  {
    summary: 'Write a comment, or as an organiser an announcement, mailed to everybody if one likes',
    params: params('id'),
    body: newNotice,
    answer: noticeAnswer,
    status: 201,
    limits: ['notices'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({ notice: await addNotice({ viewer, tripId: params.id }, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
