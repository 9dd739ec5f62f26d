import { z } from 'zod';
import { route } from '@/lib/api/route';
import { id, params } from '@/lib/fields';
import { deleteGroup, renameGroup } from '@/lib/groups/mutations';
import { group, groupName } from '@/lib/groups/schema';

export const PUT = route(
  { summary: 'Rename a group', params: params('id'), body: groupName, answer: z.object({ group }) },
  async ({ viewer, params, body }) => ({ group: await renameGroup(viewer, params.id, body) }),
);

export const DELETE = route(
  { summary: 'Delete a group', params: params('id'), answer: z.object({ id }) },
  ({ viewer, params }) => deleteGroup(viewer, params.id),
);
