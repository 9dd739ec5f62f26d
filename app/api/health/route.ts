import { z } from 'zod';
import { AppError, RESTARTING } from '@/lib/errors';
import { otherMethods } from '@/lib/server/http/other-methods';
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
  },
  async () => {
    if (isLeaving()) throw new AppError(503, RESTARTING);
    return { status: 'ok' as const, release };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
