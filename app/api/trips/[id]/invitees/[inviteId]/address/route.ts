import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { invitee } from '@/lib/trips/attendance/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { correctAddress } from '@/lib/trips/invitations/invite-more';
import { correctedAddress } from '@/lib/trips/invitations/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const POST = tripRoute(
  {
    summary: 'Correct the address of an invitee who has not answered',
    params: params('id', 'inviteId'),
    body: correctedAddress,
    answer: z.object({ invitee }),
    idempotent: true,
  },
  ({ caller, params, body }) => correctAddress(requireAccountOf(caller), params.id, params.inviteId, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
