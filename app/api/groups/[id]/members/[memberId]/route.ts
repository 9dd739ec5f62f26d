import { z } from 'zod';
import { route } from '@/lib/api/route';
import { params } from '@/lib/fields';
import { removeMember } from '@/lib/groups/mutations';
import { group } from '@/lib/groups/schema';

export const DELETE = route(
  { summary: 'Take somebody out of a group', params: params('id', 'memberId'), answer: z.object({ group }) },
  async ({ viewer, params }) => ({ group: await removeMember(viewer, params.id, params.memberId) }),
);
