import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getDays } from '@/lib/trips/days/get-days';
import { days } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get a trip day by day: arrivals, departures, meals, duties and plans',
    params: params('id'),
    answer: days,
  },
  async ({ caller }) => {
    const found = await getDays(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
