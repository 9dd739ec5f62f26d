import { z } from 'zod';
import { reply } from '@/lib/api/respond';
import { publicRoute } from '@/lib/api/route';
import { requestSignup } from '@/lib/auth/mutations';
import { signupRequest } from '@/lib/auth/schema';
import { signupCookie } from '@/lib/auth/signup-cookie';

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
