import { z } from 'zod';
import { params } from '@/lib/fields';
import { addMembers } from '@/lib/household/groups/groups';
import { group, newMembers } from '@/lib/household/groups/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { companionsOf } from '@/lib/trips/policy';

export const POST = route(
  {
    summary: 'Add people to a group',
    params: params('id'),
    body: newMembers,
    answer: z.object({ group }),
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({ group: await addMembers(viewer, params.id, body, companionsOf) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
