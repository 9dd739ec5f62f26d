import { z } from 'zod';
import { route } from '@/lib/api/route';
import { params } from '@/lib/fields';
import { restoreGroup } from '@/lib/groups/mutations';
import { group } from '@/lib/groups/schema';

export const POST = route(
  {
    summary: 'Put a deleted group back, within an hour',
    params: params('id'),
    answer: z.object({ group }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, params }) => ({ group: await restoreGroup(viewer, params.id) }),
);
