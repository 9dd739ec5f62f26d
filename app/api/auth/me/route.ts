import { z } from 'zod';
import { user } from '@/lib/account/schema';
import { accountToUser } from '@/lib/account/to-user';
import { accountRoute } from '@/lib/server/http/route';

export const GET = accountRoute(
  { summary: 'Who is signed in', answer: z.object({ user }) },
  async ({ viewer }) => ({ user: accountToUser(viewer) }),
);
export * from '@/lib/server/http/other-methods';
