import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { getMeals } from '@/lib/trips/meals/get-meals';
import { meals } from '@/lib/trips/meals/schema';

export const GET = tripRoute(
  {
    summary: 'List a trip’s meals, with their cooks, portions and shopping lists',
    params: params('id'),
    answer: meals,
  },
  async ({ caller }) => {
    const found = await getMeals(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
