import { changeNotice } from '@/lib/operator/notice/notice';
import { noticeAnswer, noticeChange } from '@/lib/operator/notice/schema';
import { operatorRoute } from '@/lib/operator/operator-route';
import { otherMethods } from '@/lib/server/http/other-methods';

export const PUT = operatorRoute(
  { summary: 'Show a notice on every page, or take it down', body: noticeChange, answer: noticeAnswer },
  async ({ viewer, body }) => ({ notice: await changeNotice(viewer, body) }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
