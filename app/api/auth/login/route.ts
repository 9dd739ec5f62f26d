import { z } from 'zod';
import { reply } from '@/lib/api/respond';
import { publicRoute } from '@/lib/api/route';
import { logIn } from '@/lib/auth/mutations';
import { credentials, user } from '@/lib/auth/schema';

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
