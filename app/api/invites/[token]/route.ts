import { publicRoute } from '@/lib/api/route';
import { accountOf } from '@/lib/auth/viewer';
import { notFound } from '@/lib/errors';
import { answerInvitation } from '@/lib/invite-links/mutations';
import { takenUp } from '@/lib/invites/access';
import { invitationFor } from '@/lib/invites/queries';
import { answer, invitation, tokenParams } from '@/lib/invites/schema';

export const GET = publicRoute(
  { summary: "What an invitation's link is to", params: tokenParams, answer: invitation },
  async ({ params, request }) => {
    const held = await invitationFor(await accountOf(request), params.token);
    if (!held) throw notFound();
    if (held.standing === 'taken') throw takenUp();
    return held.invitation;
  },
);

export const PATCH = publicRoute(
  {
    summary: 'Answer an invitation by its link: with an account by taking it up, else as a guest',
    params: tokenParams,
    body: answer,
    answer: invitation,
    limits: ['answersByLink'],
  },
  async ({ params, body, request }) => answerInvitation(await accountOf(request), params.token, body),
);
