import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { changeNotice, deleteNotice } from '@/lib/trips/notices/change-notices';
import { noticeAnswer, noticeChange } from '@/lib/trips/notices/schema';

export const PATCH = tripRoute(
  {
    summary: 'Change a notice of your own',
    params: params('id', 'noticeId'),
    body: noticeChange,
    answer: noticeAnswer,
    limits: ['partChanges'],
  },
  async ({ caller, params, body }) => ({
    notice: await changeNotice(caller, params.noticeId, body),
  }),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete a notice',
    params: params('id', 'noticeId'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  ({ caller, params }) => deleteNotice(caller, params.noticeId),
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ PATCH, DELETE });
