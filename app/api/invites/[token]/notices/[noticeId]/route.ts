import { z } from 'zod';
import { id } from '@/lib/fields';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { changeNotice, deleteNotice } from '@/lib/trips/notices/change-notice';
import { noticeAnswer, noticeChange } from '@/lib/trips/notices/schema';

const params = tokenParams.extend({ noticeId: id });

export const PATCH = publicRoute(
  {
    summary: 'Word a comment of one’s own otherwise, as a guest',
    params,
    body: noticeChange,
    answer: noticeAnswer,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => {
    const caller = await callerByLink(await accountOf(request), params.token);
    return { notice: await changeNotice(caller, params.noticeId, body) };
  },
);

export const DELETE = publicRoute(
  {
    summary: 'Delete a comment of one’s own, as a guest',
    params,
    answer: z.object({ id }),
    limits: ['partChangesByLink'],
  },
  async ({ params, request }) =>
    deleteNotice(await callerByLink(await accountOf(request), params.token), params.noticeId),
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ PATCH, DELETE });
