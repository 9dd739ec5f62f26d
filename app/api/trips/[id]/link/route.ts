import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { newShareLink } from '@/lib/trips/share-link/new-share-link';
import { shareLink } from '@/lib/trips/share-link/schema';
import { getShareLink, revokeShareLink, setShareLink } from '@/lib/trips/share-link/set-share-link';
import { requireAccountOf } from '@/lib/trips/trip-caller';

const answer = z.object({ link: shareLink.nullable() });

export const GET = tripRoute(
  { summary: 'Get a trip’s share link', params: params('id'), answer },
  ({ caller, params }) => getShareLink(requireAccountOf(caller), params.id),
);

export const POST = tripRoute(
  {
    summary: 'Create a trip’s share link, or change its limit and last day',
    params: params('id'),
    body: newShareLink,
    answer,
    status: 201,
    limits: ['tripChanges'],
  },
  ({ caller, params, body }) => setShareLink(requireAccountOf(caller), params.id, body),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete a trip’s share link',
    params: params('id'),
    answer,
    limits: ['tripChanges'],
  },
  ({ caller, params }) => revokeShareLink(requireAccountOf(caller), params.id),
);

export const { OPTIONS, PATCH, PUT } = otherMethods({ DELETE, GET, POST });
