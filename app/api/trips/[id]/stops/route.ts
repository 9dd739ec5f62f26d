import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { addStop } from '@/lib/trips/stops/change/change-stops';
import { newStop, stops } from '@/lib/trips/stops/change/schema';
import { getStops } from '@/lib/trips/stops/get-stops';

export const GET = tripRoute(
  { summary: 'List a trip’s stops in order', params: params('id'), answer: stops },
  async ({ caller }) => {
    const found = await getStops(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const POST = tripRoute(
  {
    summary: 'Add a stop to a trip',
    params: params('id'),
    body: newStop,
    answer: stops,
    status: 201,
    limits: ['tripChanges'],
    idempotent: true,
  },
  ({ caller, body }) => addStop(caller, body),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
