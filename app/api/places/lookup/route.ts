import { z } from 'zod';
import { accountRoute } from '@/lib/api/route';
import { suggestPlaces } from '@/lib/places/queries';
import { place, placeQuery } from '@/lib/places/schema';

export const GET = accountRoute(
  {
    summary: 'Suburbs by the beginning of their name or postcode, at most five',
    query: placeQuery,
    answer: z.array(place),
    limits: ['lookup'],
  },
  ({ query }) => suggestPlaces(query.query ?? ''),
);
