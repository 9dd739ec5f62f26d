import { id } from '@/lib/fields';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { changeItem, removeItem } from '@/lib/trips/meals/change-items';
import { GOERS_ALONE } from '@/lib/trips/meals/lock-meal';
import { itemChange, mealAnswer, mealParams } from '@/lib/trips/meals/schema';

const itemParams = tokenParams.extend({ ...mealParams, item: id });

export const PATCH = publicRoute(
  {
    summary: 'Tick a thing on a meal’s shopping list, or word it otherwise, as a guest',
    params: itemParams,
    body: itemChange,
    answer: mealAnswer,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => {
    const caller = await callerByLink(await accountOf(request), params.token, GOERS_ALONE);
    return { meal: await changeItem(caller, params, params.item, body) };
  },
);

export const DELETE = publicRoute(
  {
    summary: 'Take a thing off a meal’s shopping list, as a guest',
    params: itemParams,
    answer: mealAnswer,
    limits: ['partChangesByLink'],
  },
  async ({ params, request }) => {
    const caller = await callerByLink(await accountOf(request), params.token, GOERS_ALONE);
    return { meal: await removeItem(caller, params, params.item) };
  },
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ DELETE, PATCH });
