import { z } from 'zod';
import { place, placeQuery } from '@/lib/places/schema';
import { suggestPlaces } from '@/lib/places/suggest-places';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

export const GET = accountRoute(
  {
    summary: 'Suggest up to five places by the start of their name or postcode',
    query: placeQuery,
    forPrograms: true,
    answer: z.array(place),
    limits: ['lookup'],
  },
  ({ query }) => suggestPlaces(query.query ?? ''),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
