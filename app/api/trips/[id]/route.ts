import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { getTrip } from '@/lib/trips/get-trip';
import { trip, tripChange } from '@/lib/trips/schema';

const answer = z.object({ trip });

export const GET = route({ summary: 'A trip', params: params('id'), answer }, async ({ viewer, params }) => {
  const found = await getTrip(viewer, params.id);
  if (!found) throw notFound();
  return { trip: found.trip };
});

export const PATCH = route(
  {
    summary: "Change a trip's name, dates or site, as its organiser or a co-organiser",
    params: params('id'),
    body: tripChange,
    answer,
    limits: ['tripChanges'],
  },
  async ({ viewer, params, body }) => ({ trip: await changeTrip(viewer, params.id, body) }),
);

export const DELETE = route(
  { summary: 'Call a trip off, as its organiser', params: params('id'), answer: z.object({ id }) },
  ({ viewer, params }) => callOffTrip(viewer, params.id),
);

export const { OPTIONS, POST, PUT } = otherMethods({ GET, PATCH, DELETE });
