import { z } from 'zod';
import { retryMail } from '@/lib/operator/mails/list-mails';
import { jobParams, mailAction, operatorMail } from '@/lib/operator/mails/schema';
import { operatorRoute } from '@/lib/operator/operator-route';
import { otherMethods } from '@/lib/server/http/other-methods';

export const POST = operatorRoute(
  {
    summary: 'Try a failed mail again at once',
    params: jobParams,
    body: mailAction,
    answer: z.object({ mail: operatorMail }),
  },
  async ({ viewer, params, body }) => ({ mail: await retryMail(viewer, params.job, body.reason) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
