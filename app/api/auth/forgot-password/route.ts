import { z } from 'zod';
import { publicRoute } from '@/lib/api/route';
import { requestReset } from '@/lib/auth/reset';
import { emailQuery } from '@/lib/auth/schema';

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
