import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';
import { unblock } from '@/lib/trips/invitations/block-organiser';

export const DELETE = accountRoute(
  {
    summary: 'Unblock one person',
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => unblock(viewer, params.id),
);

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
