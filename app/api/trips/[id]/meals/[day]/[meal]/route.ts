import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeMeal } from '@/lib/trips/meals/change-meal';
import { mealAnswer, mealChange, mealParams } from '@/lib/trips/meals/schema';

export const PUT = route(
  {
    summary: 'Say what a meal is, and cook it or not; several households can share one',
    params: params('id').extend(mealParams),
    body: mealChange,
    answer: mealAnswer,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({
    meal: await changeMeal({ viewer, tripId: params.id }, params, body),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
