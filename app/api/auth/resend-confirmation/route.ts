import { z } from 'zod';
import { resendRequest } from '@/lib/account/schema';
import { requestResend } from '@/lib/account/sign-up/sign-up';
import { readSignupCookie } from '@/lib/server/auth/signup-cookie';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const POST = publicRoute(
  {
    summary: 'Ask for another confirmation link for a sign-up',
    limits: ['signupByAddress', 'signupByEmail'],
    body: resendRequest,
    answer: z.object({ message: z.string() }),
  },
  async ({ body, request }) => {
    await requestResend(body.email, { browserTokens: readSignupCookie(request), linkToken: body.token });
    return { message: 'If that address is waiting to be confirmed, a new link is on its way.' };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
