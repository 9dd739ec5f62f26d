import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { addItem } from '@/lib/trips/meals/change-meal';
import { mealAnswer, mealParams, newItem } from '@/lib/trips/meals/schema';

export const POST = tripRoute(
  {
    summary: 'Add an item to a meal’s shopping list',
    params: params('id').extend(mealParams),
    body: newItem,
    answer: mealAnswer,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({
    meal: await addItem(caller, params, body),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
