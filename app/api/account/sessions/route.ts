import { z } from 'zod';
import { endAllSessions, listSessions } from '@/lib/account/sessions';
import { session } from '@/lib/account/settings-schema';
import { endedSessionCookie } from '@/lib/server/auth/session-cookie';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { accountRoute } from '@/lib/server/http/route';

export const GET = accountRoute(
  { summary: 'List your sessions', answer: z.object({ sessions: z.array(session) }) },
  async ({ viewer }) => ({ sessions: await listSessions(viewer) }),
);

export const DELETE = accountRoute(
  { summary: 'Log out everywhere', answer: z.object({ message: z.string() }) },
  async ({ viewer }) => {
    await endAllSessions(viewer);
    return reply({ message: 'You are logged out everywhere.' }, { cookies: [endedSessionCookie()] });
  },
);

export const { OPTIONS, PATCH, POST, PUT } = otherMethods({ GET, DELETE });
