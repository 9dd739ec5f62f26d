import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { deletePayment } from '@/lib/trips/costs/change-payments';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const DELETE = tripRoute(
  {
    summary: 'Delete a payment',
    params: params('id', 'paymentId'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ caller, params }) => deletePayment(caller, params.paymentId),
);

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
