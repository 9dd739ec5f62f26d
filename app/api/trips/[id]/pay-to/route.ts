import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { setPayTo } from '@/lib/trips/costs/change-payments';
import { payTo } from '@/lib/trips/costs/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Change how your household wants to be paid',
    params: params('id'),
    body: payTo,
    answer: z.object({ pay_to: z.string().nullable() }),
    limits: ['partChanges'],
  },
  async ({ caller, body }) => ({ pay_to: await setPayTo(caller, body) }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
