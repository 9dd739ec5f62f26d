import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { invitee } from '@/lib/trips/attendance/schema';
import { inviteMore } from '@/lib/trips/invitations/invite-more';
import { listInvitees } from '@/lib/trips/invitations/list-invitees';
import { moreInvitees } from '@/lib/trips/invitations/schema';

export const GET = route(
  {
    summary: 'Everybody who is invited to a trip, with their answers; addresses for its organiser alone',
    params: params('id'),
    answer: z.object({ invitees: z.array(invitee) }),
  },
  async ({ viewer, params }) => {
    const invitees = await listInvitees(viewer, params.id);
    if (!invitees) throw notFound();
    return { invitees };
  },
);

export const POST = route(
  {
    summary: 'Invite more people to a trip; those on it already are ignored',
    params: params('id'),
    body: moreInvitees,
    answer: z.object({ invited: z.int() }),
    idempotent: true,
  },
  ({ viewer, params, body }) => inviteMore(viewer, params.id, body),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
