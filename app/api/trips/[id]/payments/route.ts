import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { addPayment } from '@/lib/trips/costs/add-payment';
import { newPayment, payment } from '@/lib/trips/costs/schema';

export const POST = route(
  {
    summary: 'Mark that one household has paid another',
    params: params('id'),
    body: newPayment,
    answer: z.object({ payment }),
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({ payment: await addPayment({ viewer, tripId: params.id }, body) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
