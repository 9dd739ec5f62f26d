import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { addPlan } from '@/lib/trips/days/change-plans';
import { newPlan, onePlan } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const POST = tripRoute(
  {
    summary: 'Add a plan to a day of a trip',
    params: params('id'),
    body: newPlan,
    answer: onePlan,
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ plan: await addPlan(caller, body) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
