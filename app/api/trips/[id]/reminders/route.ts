import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { remind } from '@/lib/trips/invitations/remind';
import { reminder } from '@/lib/trips/invitations/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const POST = tripRoute(
  {
    summary: 'Remind invitees who have yet to answer or to confirm again',
    params: params('id'),
    body: reminder,
    answer: z.object({ reminded: z.int() }),
    idempotent: true,
  },
  ({ caller, params, body }) => remind(requireAccountOf(caller), params.id, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
