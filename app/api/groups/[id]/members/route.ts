import { z } from 'zod';
import { route } from '@/lib/api/route';
import { params } from '@/lib/fields';
import { addMembers } from '@/lib/groups/mutations';
import { group, newMembers } from '@/lib/groups/schema';

export const POST = route(
  {
    summary: 'Add people to a group; those in it already are ignored',
    params: params('id'),
    body: newMembers,
    answer: z.object({ group }),
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({ group: await addMembers(viewer, params.id, body) }),
);
