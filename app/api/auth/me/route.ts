import { z } from 'zod';
import { accountRoute } from '@/lib/api/route';
import { presentUser } from '@/lib/auth/queries';
import { user } from '@/lib/auth/schema';

export const GET = accountRoute(
  { summary: 'Who is signed in', answer: z.object({ user }) },
  async ({ viewer }) => ({ user: presentUser(viewer) }),
);
