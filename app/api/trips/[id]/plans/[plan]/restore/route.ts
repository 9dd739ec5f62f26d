import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { restorePlan } from '@/lib/trips/days/change-plans';
import { onePlan } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const POST = tripRoute(
  {
    summary: 'Restore a plan deleted within the last hour',
    params: params('id', 'plan'),
    body: z.object({}),
    answer: onePlan,
    limits: ['partChanges'],
  },
  async ({ caller, params }) => ({ plan: await restorePlan(caller, params.plan) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
