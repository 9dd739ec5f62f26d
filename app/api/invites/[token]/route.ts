import { notFound } from '@/lib/errors';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { answerByLink } from '@/lib/trips/attendance/guest-schema';
import { guestCookie } from '@/lib/trips/households/guests/guest-cookie';
import { answerInvitation } from '@/lib/trips/invitations/answer-invitation';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { invitationClaimed } from '@/lib/trips/invitations/policy';
import { invitation, tokenParams } from '@/lib/trips/invitations/schema';
import { paused } from '@/lib/trips/policy';

export const GET = publicRoute(
  {
    summary: 'Get an invitation by its link',
    params: tokenParams,
    answer: invitation,
    limits: ['largeReadsByAddress'],
  },
  async ({ params, request }) => {
    const found = await getInvitation(await accountOf(request), params.token);
    if (!found) throw notFound();
    if (found.status === 'taken') throw invitationClaimed();
    if (found.closed === 'paused') throw paused();
    return found.invitation;
  },
);

export const PATCH = publicRoute(
  {
    summary: 'Answer an invitation by its link',
    params: tokenParams,
    body: answerByLink,
    answer: invitation,
    limits: ['answersByLink'],
  },
  async ({ params, body, request }) => {
    const { invitation, guest } = await answerInvitation(await accountOf(request), params.token, body);
    return reply(invitation, guest ? { cookies: [guestCookie(request.cookies, guest)] } : {});
  },
);

export const { DELETE, OPTIONS, POST, PUT } = otherMethods({ GET, PATCH });
