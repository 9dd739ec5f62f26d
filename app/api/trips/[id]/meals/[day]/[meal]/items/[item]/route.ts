import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { changeItem, removeItem } from '@/lib/trips/meals/change-meal';
import { itemChange, mealAnswer, mealParams } from '@/lib/trips/meals/schema';

const itemParams = params('id', 'item').extend(mealParams);

export const PATCH = tripRoute(
  {
    summary: 'Change, tick or take on an item of a meal’s shopping list',
    params: itemParams,
    body: itemChange,
    answer: mealAnswer,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({
    meal: await changeItem(caller, params, params.item, body),
  }),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete an item from a meal’s shopping list',
    params: itemParams,
    answer: mealAnswer,
    limits: ['partChanges'],
  },
  async ({ caller, params }) => ({
    meal: await removeItem(caller, params, params.item),
  }),
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ DELETE, PATCH });
