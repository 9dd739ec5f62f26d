import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changePlan, removePlan } from '@/lib/trips/days/change-plans';
import { onePlan, planChange } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PATCH = tripRoute(
  {
    summary: 'Change a plan',
    params: params('id', 'plan'),
    body: planChange,
    answer: onePlan,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({ plan: await changePlan(caller, params.plan, body) }),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete a plan',
    params: params('id', 'plan'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ caller, params }) => {
    await removePlan(caller, params.plan);
    return { id: params.plan };
  },
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ DELETE, PATCH });
