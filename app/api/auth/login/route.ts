import { z } from 'zod';
import { logIn } from '@/lib/account/log-in';
import { credentials, user } from '@/lib/account/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';

export const POST = publicRoute(
  {
    summary: 'Log in with e-mail and password',
    limits: ['loginByAddress', 'loginByEmail'],
    body: credentials,
    answer: z.object({ user }),
  },
  async ({ body, request }) => {
    const { user, cookie } = await logIn(request, body);
    return reply({ user }, { cookies: [cookie] });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
