import { z } from 'zod';
import { resetPassword } from '@/lib/account/change-password';
import { passwordReset, user } from '@/lib/account/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';

export const POST = publicRoute(
  {
    summary: 'Set a new password by a mailed link',
    limits: ['resetByAddress'],
    body: passwordReset,
    answer: z.object({ message: z.string(), user }),
  },
  async ({ body, request }) => {
    const { user, cookie } = await resetPassword(request, body.token, body.password);
    const message = 'Your password has been reset. Logging you in...';
    return reply({ message, user }, { cookies: [cookie] });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
