import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getGoing } from '@/lib/trips/headcount/get-going';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import { headcount } from '@/lib/trips/headcount/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get a trip’s headcount by household and by night',
    params: params('id'),
    answer: headcount,
  },
  async ({ caller }) => {
    const found = await getGoing(caller);
    if (!found) throw notFound();
    return headcountOf(found.going, found.trip, found.access, found.bookings);
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
