import { z } from 'zod';
import { endApiToken } from '@/lib/account/api-tokens';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

export const DELETE = accountRoute(
  {
    summary: 'End one of your tokens',
    params: params('id'),
    answer: z.undefined(),
    status: 204,
    limits: ['partChanges'],
  },
  async ({ viewer, params }) => {
    await endApiToken(viewer, params.id);
    return new Response(null, { status: 204 });
  },
);

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
