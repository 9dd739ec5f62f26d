import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { deleteGroup, renameGroup } from '@/lib/household/groups/groups';
import { group, groupName } from '@/lib/household/groups/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { companionsOf } from '@/lib/trips/policy';

export const PUT = route(
  { summary: 'Rename a group', params: params('id'), body: groupName, answer: z.object({ group }) },
  async ({ viewer, params, body }) => ({ group: await renameGroup(viewer, params.id, body, companionsOf) }),
);

export const DELETE = route(
  { summary: 'Delete a group', params: params('id'), answer: z.object({ id }) },
  ({ viewer, params }) => deleteGroup(viewer, params.id),
);

export const { GET, OPTIONS, PATCH, POST } = otherMethods({ PUT, DELETE });
