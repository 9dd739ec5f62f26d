import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const POST = tripRoute(
  {
    summary: 'Leave a trip and block its organiser',
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ caller, params }) => blockOrganiser(requireAccountOf(caller), params.id),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
