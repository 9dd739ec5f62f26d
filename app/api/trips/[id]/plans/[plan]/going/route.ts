import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { joinPlan } from '@/lib/trips/days/change-plans';
import { onePlan, planGoing } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Join or leave a plan with your household',
    params: params('id', 'plan'),
    body: planGoing,
    answer: onePlan,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({ plan: await joinPlan(caller, params.plan, body.going) }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
