import { z } from 'zod';
import { createGroup, listGroups } from '@/lib/household/groups/groups';
import { group, newGroup } from '@/lib/household/groups/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { companionsOf } from '@/lib/trips/policy';

export const GET = route(
  { summary: 'List your groups', answer: z.object({ groups: z.array(group) }) },
  async ({ viewer }) => ({ groups: await listGroups(viewer, companionsOf) }),
);

export const POST = route(
  {
    summary: 'Create a group, with or without members',
    body: newGroup,
    answer: z.object({ group }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, body }) => ({ group: await createGroup(viewer, body, companionsOf) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
