import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { getTrip } from '@/lib/trips/get-trip';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { trip, tripChange } from '@/lib/trips/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';

const answer = z.object({ trip });

export const GET = tripRoute({ summary: 'Get a trip', params: params('id'), answer }, async ({ caller }) => {
  const found = await getTrip(caller);
  if (!found) throw notFound();
  return { trip: found.trip };
});

export const PATCH = tripRoute(
  {
    summary: 'Change a trip’s name, dates or site',
    params: params('id'),
    body: tripChange,
    answer,
    limits: ['tripChanges'],
  },
  async ({ caller, params, body }) => ({
    trip: await changeTrip(requireAccountOf(caller), params.id, body),
  }),
);

export const DELETE = tripRoute(
  { summary: 'Call off a trip', params: params('id'), answer: z.object({ id }) },
  ({ caller, params }) => callOffTrip(requireAccountOf(caller), params.id),
);

export const { OPTIONS, POST, PUT } = otherMethods({ GET, PATCH, DELETE });
