import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { invitee } from '@/lib/trips/attendance/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { inviteMore } from '@/lib/trips/invitations/invite-more';
import { listInvitees } from '@/lib/trips/invitations/list-invitees';
import { moreInvitees } from '@/lib/trips/invitations/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const GET = tripRoute(
  {
    summary: 'List a trip’s invitees with their answers',
    params: params('id'),
    answer: z.object({ invitees: z.array(invitee) }),
  },
  async ({ caller }) => {
    const invitees = await listInvitees(caller);
    if (!invitees) throw notFound();
    return { invitees };
  },
);

export const POST = tripRoute(
  {
    summary: 'Invite people to a trip',
    params: params('id'),
    body: moreInvitees,
    answer: z.object({ invited: z.int() }),
    idempotent: true,
  },
  ({ caller, params, body }) => inviteMore(requireAccountOf(caller), params.id, body),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
