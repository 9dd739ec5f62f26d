import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { addItem } from '@/lib/trips/meals/change-items';
import { GOERS_ALONE } from '@/lib/trips/meals/lock-meal';
import { mealAnswer, mealParams, newItem } from '@/lib/trips/meals/schema';

export const POST = publicRoute(
  {
    summary: 'Put something on the shopping list of a meal, as a guest',
    params: tokenParams.extend(mealParams),
    body: newItem,
    answer: mealAnswer,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => {
    const caller = await callerByLink(await accountOf(request), params.token, GOERS_ALONE);
    return { meal: await addItem(caller, params, body) };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
