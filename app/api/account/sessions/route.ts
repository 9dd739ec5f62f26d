import { z } from 'zod';
import { endAllSessions } from '@/lib/account/mutations';
import { listSessions } from '@/lib/account/queries';
import { session } from '@/lib/account/schema';
import { reply } from '@/lib/api/respond';
import { accountRoute } from '@/lib/api/route';
import { endedSessionCookie } from '@/lib/auth/session-cookie';

export const GET = accountRoute(
  { summary: 'Where the person is logged in', answer: z.object({ sessions: z.array(session) }) },
  async ({ viewer }) => ({ sessions: await listSessions(viewer) }),
);

export const DELETE = accountRoute(
  { summary: 'Log out everywhere', answer: z.object({ message: z.string() }) },
  async ({ viewer }) => {
    await endAllSessions(viewer);
    return reply({ message: 'You are logged out everywhere.' }, { cookies: [endedSessionCookie()] });
  },
);
