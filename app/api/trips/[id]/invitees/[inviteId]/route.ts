import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const DELETE = tripRoute(
  {
    summary: 'Remove an invitee from a trip',
    params: params('id', 'inviteId'),
    answer: z.object({ id }),
  },
  ({ caller, params }) => removeInvitee(requireAccountOf(caller), params.id, params.inviteId),
);

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
