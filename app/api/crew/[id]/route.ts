import { z } from 'zod';
import { route } from '@/lib/api/route';
import { deleteMember, updateMember } from '@/lib/crew/mutations';
import { member, memberChange } from '@/lib/crew/schema';
import { id, params } from '@/lib/fields';

export const PUT = route(
  {
    summary: "Change some of a member's fields",
    params: params('id'),
    body: memberChange,
    answer: z.object({ member }),
  },
  async ({ viewer, params, body }) => ({ member: await updateMember(viewer, params.id, body) }),
);

export const DELETE = route(
  { summary: 'Delete a member', params: params('id'), answer: z.object({ id }) },
  ({ viewer, params }) => deleteMember(viewer, params.id),
);
