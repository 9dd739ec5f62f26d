import { z } from 'zod';
import { signupRequest } from '@/lib/account/schema';
import { requestSignup } from '@/lib/account/sign-up';
import { signupCookie } from '@/lib/server/auth/signup-cookie';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';

export const POST = publicRoute(
  {
    summary: 'Ask for an account; a link follows by mail',
    limits: ['signupByAddress', 'signupByEmail'],
    body: signupRequest,
    answer: z.object({ message: z.string() }),
  },
  async ({ body }) => {
    const { browserToken } = await requestSignup(body);
    const message = 'A confirmation link has been sent to your email address.';
    return reply({ message }, { cookies: [signupCookie(browserToken)] });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
