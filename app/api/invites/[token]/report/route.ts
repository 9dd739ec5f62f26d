import { z } from 'zod';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { reportInvitation } from '@/lib/trips/invitations/report-invitation';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const POST = publicRoute(
  {
    summary: 'Report an unwanted invitation and stop its mails',
    params: tokenParams,
    body: z.object({}),
    answer: z.null(),
    status: 204,
    limits: ['answersByLink'],
  },
  async ({ params, request }) => {
    await reportInvitation(await accountOf(request), params.token);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
