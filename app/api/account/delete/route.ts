import { z } from 'zod';
import { proven } from '@/lib/account/settings-schema';
import { deleteAccount } from '@/lib/own-data/delete-account';
import { endedSessionCookie } from '@/lib/server/auth/session-cookie';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { accountRoute } from '@/lib/server/http/route';

export const POST = accountRoute(
  {
    summary: 'Delete your account and everything that belongs to it',
    limits: ['passwordByPerson'],
    body: proven,
    answer: z.object({ message: z.string() }),
  },
  async ({ viewer, body }) => {
    await deleteAccount(viewer, body.password ?? undefined);
    return reply({ message: 'Your account is deleted.' }, { cookies: [endedSessionCookie()] });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
