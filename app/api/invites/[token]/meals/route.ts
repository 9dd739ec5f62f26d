import { notFound } from '@/lib/errors';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { getMeals } from '@/lib/trips/meals/get-meals';
import { GOERS_ALONE } from '@/lib/trips/meals/lock-meal';
import { meals } from '@/lib/trips/meals/schema';

export const GET = publicRoute(
  { summary: 'What is cooked on a trip, for a guest who is going', params: tokenParams, answer: meals },
  async ({ params, request }) => {
    const found = await getMeals(await callerByLink(await accountOf(request), params.token, GOERS_ALONE));
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
