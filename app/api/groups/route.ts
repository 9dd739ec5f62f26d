import { z } from 'zod';
import { route } from '@/lib/api/route';
import { createGroup } from '@/lib/groups/mutations';
import { listGroups } from '@/lib/groups/queries';
import { group, newGroup } from '@/lib/groups/schema';

export const GET = route(
  { summary: "The viewer's groups of people", answer: z.object({ groups: z.array(group) }) },
  async ({ viewer }) => ({ groups: await listGroups(viewer) }),
);

export const POST = route(
  {
    summary: 'Make a group, with its first members or without',
    body: newGroup,
    answer: z.object({ group }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, body }) => ({ group: await createGroup(viewer, body) }),
);
