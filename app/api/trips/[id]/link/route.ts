import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getShareLink } from '@/lib/trips/share-link/get-share-link';
import { newShareLink } from '@/lib/trips/share-link/new-share-link';
import { shareLink } from '@/lib/trips/share-link/schema';
import { revokeShareLink, setShareLink } from '@/lib/trips/share-link/set-share-link';

const answer = z.object({ link: shareLink.nullable() });

export const GET = route(
  { summary: 'A trip’s link to share, for its organisers', params: params('id'), answer },
  ({ viewer, params }) => getShareLink(viewer, params.id),
);

export const POST = route(
  {
    summary: 'Make a trip’s link to share; where there is one, it gets this limit and end',
    params: params('id'),
    body: newShareLink,
    answer,
    status: 201,
    limits: ['tripChanges'],
  },
  ({ viewer, params, body }) => setShareLink(viewer, params.id, body),
);

export const DELETE = route(
  {
    summary: 'End a trip’s link to share; those who have joined by it stay',
    params: params('id'),
    answer,
    limits: ['tripChanges'],
  },
  ({ viewer, params }) => revokeShareLink(viewer, params.id),
);

export const { OPTIONS, PATCH, PUT } = otherMethods({ DELETE, GET, POST });
