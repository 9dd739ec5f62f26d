import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { seatPerson } from '@/lib/trips/cars/change-cars';
import { getSeats } from '@/lib/trips/cars/read-seats';
import { seatChange, seats } from '@/lib/trips/cars/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  { summary: 'Get a trip’s seat plan: who rides in which car', params: params('id'), answer: seats },
  async ({ caller }) => {
    const found = await getSeats(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const PUT = tripRoute(
  {
    summary: 'Give a person a seat in a car, or take the seat away',
    params: params('id'),
    body: seatChange,
    answer: seats,
    limits: ['partChanges'],
  },
  ({ caller, body }) => seatPerson(caller, body),
);

export const { DELETE, OPTIONS, PATCH, POST } = otherMethods({ GET, PUT });
