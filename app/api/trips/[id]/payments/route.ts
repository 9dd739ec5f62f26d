import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { addPayment } from '@/lib/trips/costs/change-payments';
import { newPayment, payment } from '@/lib/trips/costs/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const POST = tripRoute(
  {
    summary: 'Add a payment from one household to another',
    params: params('id'),
    body: newPayment,
    answer: z.object({ payment }),
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ payment: await addPayment(caller, body) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
