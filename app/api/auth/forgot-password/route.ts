import { z } from 'zod';
import { requestReset } from '@/lib/account/change-password';
import { emailQuery } from '@/lib/account/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const POST = publicRoute(
  {
    summary: 'Ask for a password-reset link by mail',
    limits: ['forgotByAddress'],
    body: emailQuery,
    answer: z.object({ message: z.string() }),
  },
  async ({ body }) => {
    await requestReset(body.email);
    return { message: 'If that address has an account, a reset link is on its way.' };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
