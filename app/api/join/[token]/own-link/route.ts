import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { askedLink, askedLinkMessage } from '@/lib/trips/share-link/schema';
import { askForOwnLink } from '@/lib/trips/share-link/send-own-link';

export const POST = publicRoute(
  {
    summary: 'Ask for the link to an answer that was given by a share link before',
    params: tokenParams,
    body: askedLink,
    answer: askedLinkMessage,
    limits: ['ownLinks'],
  },
  async ({ params, body }) => ({ message: await askForOwnLink(params.token, body.who) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
