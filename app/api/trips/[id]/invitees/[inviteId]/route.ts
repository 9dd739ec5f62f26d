import { z } from 'zod';
import { route } from '@/lib/api/route';
import { id, params } from '@/lib/fields';
import { removeInvitee } from '@/lib/invitees/mutations';

export const DELETE = route(
  {
    summary: 'Take somebody off a trip, with their answer',
    params: params('id', 'inviteId'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => removeInvitee(viewer, params.id, params.inviteId),
);
