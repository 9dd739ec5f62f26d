import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeNotice, deleteNotice } from '@/lib/trips/notices/change-notice';
import { noticeAnswer, noticeChange } from '@/lib/trips/notices/schema';

export const PATCH = route(
  {
    summary: 'Word a notice of one’s own otherwise',
    params: params('id', 'noticeId'),
    body: noticeChange,
    answer: noticeAnswer,
    limits: ['partChanges'],
  },
  async ({ viewer, params, body }) => ({
    notice: await changeNotice({ viewer, tripId: params.id }, params.noticeId, body),
  }),
);

export const DELETE = route(
  {
    summary: 'Delete a notice of one’s own, or as an organiser any',
    params: params('id', 'noticeId'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  ({ viewer, params }) => deleteNotice({ viewer, tripId: params.id }, params.noticeId),
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ PATCH, DELETE });
