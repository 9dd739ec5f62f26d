import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getMeals } from '@/lib/trips/meals/get-meals';
import { meals } from '@/lib/trips/meals/schema';

export const GET = route(
  {
    summary: 'What is cooked on a trip, by whom and for how many; for those going, who eats what not',
    params: params('id'),
    answer: meals,
  },
  async ({ viewer, params }) => {
    const found = await getMeals({ viewer, tripId: params.id });
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
