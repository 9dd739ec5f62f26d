import { z } from 'zod';
import { RESTARTING } from '@/lib/errors';
import { otherMethods } from '@/lib/server/http/other-methods';
import { json } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { isLeaving } from '@/lib/server/lifecycle';
import { release } from '@/lib/server/release';

export const GET = publicRoute(
  {
    summary: 'Check that the server is running, and which release it is',
    answer: z.object({
      status: z.literal('ok'),
      release: z.object({ day: z.iso.date(), commit: z.string() }),
    }),
    askedOften: true,
  },
  async () => {
    if (isLeaving()) return json({ error: RESTARTING }, 503);
    return { status: 'ok' as const, release };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
