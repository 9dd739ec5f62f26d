import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { changeMeal } from '@/lib/trips/meals/change-meal';
import { GOERS_ALONE } from '@/lib/trips/meals/lock-meal';
import { mealAnswer, mealChange, mealParams } from '@/lib/trips/meals/schema';

export const PUT = publicRoute(
  {
    summary: 'Say what a meal is, and cook it or not, as a guest',
    params: tokenParams.extend(mealParams),
    body: mealChange,
    answer: mealAnswer,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => {
    const caller = await callerByLink(await accountOf(request), params.token, GOERS_ALONE);
    return { meal: await changeMeal(caller, params, body) };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
