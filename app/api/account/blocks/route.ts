import { z } from 'zod';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';
import { unblockAll } from '@/lib/trips/invitations/block-organiser';
import { listBlocks } from '@/lib/trips/invitations/list-blocks';
import { block } from '@/lib/trips/invitations/schema';

export const GET = accountRoute(
  { summary: 'List the people whose invitations you block', answer: z.object({ blocks: z.array(block) }) },
  async ({ viewer }) => ({ blocks: await listBlocks(viewer) }),
);

export const DELETE = accountRoute(
  { summary: 'Unblock everybody', answer: z.object({ lifted: z.number() }) },
  ({ viewer }) => unblockAll(viewer),
);

export const { OPTIONS, PATCH, POST, PUT } = otherMethods({ GET, DELETE });
