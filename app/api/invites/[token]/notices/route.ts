import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { addNotice } from '@/lib/trips/notices/add-notice';
import { getNotices } from '@/lib/trips/notices/find-notices';
import { newNotice, noticeAnswer, notices, noticesQuery } from '@/lib/trips/notices/schema';

export const GET = publicRoute(
  {
    summary: 'What was written on a trip, for a guest: the newest 200, or the 200 before a notice',
    params: tokenParams,
    query: noticesQuery,
    answer: notices,
  },
  async ({ params, query, request }) =>
    getNotices(await callerByLink(await accountOf(request), params.token), query),
);

export const POST = publicRoute(
  {
    summary: 'Write a comment as a guest',
    params: tokenParams,
    body: newNotice,
    answer: noticeAnswer,
    status: 201,
    limits: ['noticesByLink'],
  },
  async ({ params, body, request }) => ({
    notice: await addNotice(await callerByLink(await accountOf(request), params.token), body),
  }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
