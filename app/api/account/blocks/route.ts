import { z } from 'zod';
import { accountRoute } from '@/lib/api/route';
import { unblockAll } from '@/lib/blocks/mutations';
import { listBlocks } from '@/lib/blocks/queries';
import { block } from '@/lib/blocks/schema';

export const GET = accountRoute(
  { summary: 'Whose invitations the person refuses', answer: z.object({ blocks: z.array(block) }) },
  async ({ viewer }) => ({ blocks: await listBlocks(viewer) }),
);

export const DELETE = accountRoute(
  { summary: 'Unblock everybody', answer: z.object({ lifted: z.number() }) },
  ({ viewer }) => unblockAll(viewer),
);
