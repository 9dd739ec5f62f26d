import { z } from 'zod';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { keepAnswer, keptAnswer } from '@/lib/trips/invitations/kept-answer';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const POST = publicRoute(
  {
    summary: 'Keep an answer in this browser for an hour, until its person has logged in',
    params: tokenParams,
    body: keptAnswer,
    answer: z.null(),
    status: 204,
    limits: ['openings'],
  },
  async ({ params, body }) => {
    const cookie = await keepAnswer(params.token, body.attending);
    return new Response(null, {
      status: 204,
      headers: { 'set-cookie': cookie, 'cache-control': 'no-store' },
    });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
