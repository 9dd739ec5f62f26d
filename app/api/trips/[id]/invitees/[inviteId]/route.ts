import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { route } from '@/lib/server/http/route';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';

export const DELETE = route(
  {
    summary: 'Take somebody off a trip, with their answer',
    params: params('id', 'inviteId'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => removeInvitee(viewer, params.id, params.inviteId),
);
export * from '@/lib/server/http/other-methods';
