import { z } from 'zod';
import { params } from '@/lib/fields';
import { removeMember } from '@/lib/household/groups/groups';
import { group } from '@/lib/household/groups/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { companionsOf } from '@/lib/trips/policy';

export const DELETE = route(
  { summary: 'Remove a person from a group', params: params('id', 'memberId'), answer: z.object({ group }) },
  async ({ viewer, params }) => ({
    group: await removeMember(viewer, params.id, params.memberId, companionsOf),
  }),
);

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
