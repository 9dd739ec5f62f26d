import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { changeMember, deleteMember } from '@/lib/household/crew/crew';
import { memberChange, ownMember } from '@/lib/household/crew/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeOwn } from '@/lib/trips/with-seat-news';

export const PUT = route(
  {
    summary: 'Change a crew member',
    params: params('id'),
    body: memberChange,
    answer: z.object({ member: ownMember }),
  },
  async ({ viewer, params, body }) => ({
    member: await changeOwn(viewer, (tx) => changeMember(viewer, params.id, body, tx)),
  }),
);

export const DELETE = route(
  { summary: 'Delete a crew member', params: params('id'), answer: z.object({ id }) },
  ({ viewer, params }) => changeOwn(viewer, (tx) => deleteMember(viewer, params.id, tx)),
);

export const { GET, OPTIONS, PATCH, POST } = otherMethods({ PUT, DELETE });
