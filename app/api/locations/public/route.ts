import { searchResponse } from '@/lib/campsites/schema';
import { placedSearch } from '@/lib/campsites/search/placed-search';
import { searchSites } from '@/lib/campsites/search/search-sites';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route(
  {
    summary: 'Search open-data and shared campsites near a postcode or a position',
    limits: ['searches'],
    readsOnly: true,
    body: placedSearch,
    answer: searchResponse,
  },
  ({ viewer, body }) => searchSites(viewer, 'public', body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
