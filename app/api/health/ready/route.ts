import { z } from 'zod';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { queueHealth } from '@/lib/server/jobs/health';

// A queue that stands is told and is no 503: every server would say so at once, and the pages work.
export const GET = publicRoute(
  {
    summary: 'Whether the database responds too, and whether the queue of mails moves',
    answer: z.object({
      status: z.literal('ok'),
      queue: z.enum(['working', 'standing']),
      oldest_due_seconds: z.number(),
    }),
  },
  async () => ({ status: 'ok' as const, ...(await queueHealth()) }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
