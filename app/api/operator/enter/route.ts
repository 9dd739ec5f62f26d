import { z } from 'zod';
import { proven } from '@/lib/account/settings-schema';
import { enterDesk } from '@/lib/operator/desk';
import { closedDeskRoute } from '@/lib/operator/operator-route';
import { otherMethods } from '@/lib/server/http/other-methods';

export const POST = closedDeskRoute(
  {
    summary: 'Open the operator’s desk in this browser for an hour',
    body: proven,
    answer: z.null(),
    status: 204,
    limits: ['passwordByPerson'],
  },
  async ({ viewer, body }) => {
    await enterDesk(viewer, body.password ?? undefined);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
