import { z } from 'zod';
import { route } from '@/lib/api/route';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { updateTripDates } from '@/lib/trips/mutations';
import { tripFor } from '@/lib/trips/queries';
import { trip, tripDates } from '@/lib/trips/schema';

const answer = z.object({ trip });

export const GET = route({ summary: 'A trip', params: params('id'), answer }, async ({ viewer, params }) => {
  const found = await tripFor(viewer, params.id);
  if (!found) throw notFound();
  return { trip: found.trip };
});

export const PATCH = route(
  { summary: "Change a trip's dates, as its organiser", params: params('id'), body: tripDates, answer },
  async ({ viewer, params, body }) => ({ trip: await updateTripDates(viewer, params.id, body) }),
);
