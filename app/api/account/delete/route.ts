import { z } from 'zod';
import { deleteAccount } from '@/lib/account/mutations';
import { proven } from '@/lib/account/schema';
import { reply } from '@/lib/api/respond';
import { accountRoute } from '@/lib/api/route';
import { endedSessionCookie } from '@/lib/auth/session-cookie';

export const POST = accountRoute(
  {
    summary: 'Delete the account with all that hangs on it',
    limits: ['passwordByPerson'],
    body: proven,
    answer: z.object({ message: z.string() }),
  },
  async ({ viewer, body }) => {
    await deleteAccount(viewer, body.password ?? undefined);
    return reply({ message: 'Your account is deleted.' }, { cookies: [endedSessionCookie()] });
  },
);
