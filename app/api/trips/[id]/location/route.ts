import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { tripLocation } from '@/lib/trips/schema';
import { getTripLocation } from '@/lib/trips/trip-location';

export const GET = route(
  { summary: 'Where a trip goes', params: params('id'), answer: tripLocation },
  async ({ viewer, params }) => {
    const found = await getTripLocation(viewer, params.id);
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
