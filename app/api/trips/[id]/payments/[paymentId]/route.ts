import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { deletePayment } from '@/lib/trips/costs/add-payment';

export const DELETE = route(
  {
    summary: 'Take back a payment that was marked',
    params: params('id', 'paymentId'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ viewer, params }) => deletePayment({ viewer, tripId: params.id }, params.paymentId),
);

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
