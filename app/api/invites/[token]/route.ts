import { publicRoute, route } from '@/lib/api/route';
import { accountOf } from '@/lib/auth/viewer';
import { notFound } from '@/lib/errors';
import { takenUp } from '@/lib/invites/access';
import { answerInvitation } from '@/lib/invites/mutations';
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

export const PATCH = route(
  { summary: "Take up an invitation's link and answer it", params: tokenParams, body: answer, answer },
  ({ viewer, params, body }) => answerInvitation(viewer, params.token, body),
);
