import { z } from 'zod';
import { AppError, DISK_FULL } from '@/lib/errors';
import { requireDiskRoom } from '@/lib/server/db/require-disk-room';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { queueHealth } from '@/lib/server/jobs/health';
import { mailDiskIsFull } from '@/lib/server/mail/transports';

// A queue that stands is told and is no 503: every server would say so at once, and the pages work.
export const GET = publicRoute(
  {
    summary: 'Whether the database responds too, there is room on the disk, and the queue of mails moves',
    answer: z.object({
      status: z.literal('ok'),
      queue: z.enum(['working', 'standing']),
      oldest_due_seconds: z.number(),
    }),
  },
  async () => {
    await requireDiskRoom();
    if (await mailDiskIsFull()) throw new AppError(503, DISK_FULL, { retryAfterSeconds: 60 });
    return { status: 'ok' as const, ...(await queueHealth()) };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
