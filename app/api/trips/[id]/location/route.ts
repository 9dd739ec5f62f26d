import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { tripLocation } from '@/lib/trips/schema';
import { getTripLocation } from '@/lib/trips/site/trip-location';

export const GET = tripRoute(
  { summary: 'Get a trip’s campsite', params: params('id'), answer: tripLocation },
  async ({ caller }) => {
    const found = await getTripLocation(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
