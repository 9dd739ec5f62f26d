import { z } from 'zod';
import { reply } from '@/lib/api/respond';
import { publicRoute } from '@/lib/api/route';
import { resetPassword } from '@/lib/auth/reset';
import { passwordReset, user } from '@/lib/auth/schema';

export const POST = publicRoute(
  {
    summary: "Set a new password with the mail link's token",
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
