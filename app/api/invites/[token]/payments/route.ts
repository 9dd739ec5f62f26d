import { z } from 'zod';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { addPayment } from '@/lib/trips/costs/add-payment';
import { newPayment, payment } from '@/lib/trips/costs/schema';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const POST = publicRoute(
  {
    summary: 'Mark that a guest’s household has paid another, or was paid',
    params: tokenParams,
    body: newPayment,
    answer: z.object({ payment }),
    status: 201,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => ({
    payment: await addPayment(await callerByLink(await accountOf(request), params.token), body),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
