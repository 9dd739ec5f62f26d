import { z } from 'zod';
import { id } from '@/lib/fields';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { deletePayment } from '@/lib/trips/costs/add-payment';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';

const itemParams = tokenParams.extend({ paymentId: id });

export const DELETE = publicRoute(
  {
    summary: 'Take back a payment of a guest’s household',
    params: itemParams,
    answer: z.object({ id }),
    limits: ['partChangesByLink'],
  },
  async ({ params, request }) =>
    deletePayment(await callerByLink(await accountOf(request), params.token), params.paymentId),
);

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
