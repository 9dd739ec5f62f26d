import { z } from 'zod';
import { LOGIN_FAILED, logIn } from '@/lib/account/log-in';
import { credentials, user } from '@/lib/account/schema';
import { signupCookie } from '@/lib/server/auth/signup-cookie';
import { otherMethods } from '@/lib/server/http/other-methods';
import { json, reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';

export const POST = publicRoute(
  {
    summary: 'Log in with an e-mail address and a password',
    limits: ['loginByAddress', 'loginByEmail'],
    body: credentials,
    answer: z.object({ user }),
  },
  async ({ body, request }) => {
    const outcome = await logIn(request, body);
    if ('user' in outcome) return reply({ user: outcome.user }, { cookies: [outcome.cookie] });
    // The status and the message are the same as for a wrong password. Only a person with the right
    // password also gets `unconfirmed`.
    const refused = json({ error: LOGIN_FAILED, unconfirmed: true }, 401);
    refused.headers.append('set-cookie', signupCookie(request, outcome.browserToken));
    return refused;
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
