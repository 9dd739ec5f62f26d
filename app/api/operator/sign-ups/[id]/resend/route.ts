import { params } from '@/lib/fields';
import { mailAction } from '@/lib/operator/mails/schema';
import { operatorRoute } from '@/lib/operator/operator-route';
import { resentSignUp } from '@/lib/operator/sign-ups/schema';
import { resendSignUp } from '@/lib/operator/sign-ups/sign-ups';
import { otherMethods } from '@/lib/server/http/other-methods';

export const POST = operatorRoute(
  {
    summary: 'Send the confirmation of a sign-up again',
    params: params('id'),
    body: mailAction,
    answer: resentSignUp,
  },
  async ({ viewer, params, body }) => ({ sign_up: await resendSignUp(viewer, params.id, body.reason) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
