import { route } from '@/lib/api/route';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { locationFor } from '@/lib/trips/queries';
import { tripLocation } from '@/lib/trips/schema';

export const GET = route(
  { summary: 'Where a trip goes', params: params('id'), answer: tripLocation },
  async ({ viewer, params }) => {
    const found = await locationFor(viewer, params.id);
    if (!found) throw notFound();
    return found;
  },
);
