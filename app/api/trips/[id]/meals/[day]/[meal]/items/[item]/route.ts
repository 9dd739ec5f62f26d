import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeItem, removeItem } from '@/lib/trips/meals/change-items';
import { itemChange, mealAnswer, mealParams } from '@/lib/trips/meals/schema';

const itemParams = params('id', 'item').extend(mealParams);

export const PATCH = route(
  {
    summary: 'Tick a thing on a meal’s shopping list, or word it otherwise',
    params: itemParams,
    body: itemChange,
    answer: mealAnswer,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({
    meal: await changeItem({ viewer, tripId: params.id }, params, params.item, body),
  }),
);

export const DELETE = route(
  {
    summary: 'Take a thing off a meal’s shopping list',
    params: itemParams,
    answer: mealAnswer,
    limits: ['partChanges'],
  },
  async ({ viewer, params }) => ({
    meal: await removeItem({ viewer, tripId: params.id }, params, params.item),
  }),
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ DELETE, PATCH });
