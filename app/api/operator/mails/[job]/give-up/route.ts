import { z } from 'zod';
import { jobParams, mailAction, operatorMail } from '@/lib/operator/mail-schema';
import { giveUpMail } from '@/lib/operator/mails';
import { operatorRoute } from '@/lib/operator/operator-route';
import { otherMethods } from '@/lib/server/http/other-methods';

export const POST = operatorRoute(
  {
    summary: 'End the tries of a failed mail',
    params: jobParams,
    body: mailAction,
    answer: z.object({ mail: operatorMail }),
  },
  async ({ viewer, params, body }) => ({ mail: await giveUpMail(viewer, params.job, body.reason) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
