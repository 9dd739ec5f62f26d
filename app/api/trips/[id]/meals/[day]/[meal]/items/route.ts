import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { addItem } from '@/lib/trips/meals/change-items';
import { mealAnswer, mealParams, newItem } from '@/lib/trips/meals/schema';

export const POST = route(
  {
    summary: 'Put something on the shopping list of a meal',
    params: params('id').extend(mealParams),
    body: newItem,
    answer: mealAnswer,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({
    meal: await addItem({ viewer, tripId: params.id }, params, body),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
