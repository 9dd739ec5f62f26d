import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
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

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
