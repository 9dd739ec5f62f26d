import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { changeMeal } from '@/lib/trips/meals/change-meal';
import { mealAnswer, mealChange, mealParams } from '@/lib/trips/meals/schema';

export const PUT = tripRoute(
  {
    summary: 'Change what a meal is and who cooks it',
    params: params('id').extend(mealParams),
    body: mealChange,
    answer: mealAnswer,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({
    meal: await changeMeal(caller, params, body),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
