import { z } from 'zod';
import { accountToUser } from '@/lib/account/log-in';
import { user } from '@/lib/account/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

export const GET = accountRoute(
  { summary: 'Get the signed-in account', answer: z.object({ user }) },
  async ({ viewer }) => ({ user: accountToUser(viewer) }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
