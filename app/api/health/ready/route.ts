import { z } from 'zod';
import { AppError, DISK_FULL } from '@/lib/errors';
import { requireDiskRoom } from '@/lib/server/db/require-disk-room';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { queueHealth } from '@/lib/server/jobs/health';
import { mailDiskIsFull, mailGoesTo } from '@/lib/server/mail/transports';

// The response is not a 503 when only the queue is stalled, because a load balancer would then take
// all servers out of service although their pages work.
export const GET = publicRoute(
  {
    summary: 'Check the database, the disk space and the mail queue',
    answer: z.object({
      status: z.literal('ok'),
      queue: z.enum(['working', 'standing']),
      oldest_due_seconds: z.number(),
      /** "files" means that no mail leaves the server. */
      mail: z.enum(['resend', 'smtp', 'files']),
    }),
  },
  async () => {
    await requireDiskRoom();
    if (await mailDiskIsFull()) throw new AppError(503, DISK_FULL, { retryAfterSeconds: 60 });
    return { status: 'ok' as const, ...(await queueHealth()), mail: mailGoesTo() };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
