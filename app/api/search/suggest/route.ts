import { suggest } from '@/lib/campsites/search/suggest';
import { suggestions, suggestQuery } from '@/lib/campsites/search/suggest-schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  {
    summary: 'Suggest up to five places and five campsites by name or postcode',
    query: suggestQuery,
    answer: suggestions,
    limits: ['lookup'],
  },
  ({ viewer, query }) => suggest(viewer, query.query ?? ''),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
