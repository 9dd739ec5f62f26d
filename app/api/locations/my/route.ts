import { searchResponse, siteSearch } from '@/lib/campsites/schema';
import { searchSites } from '@/lib/campsites/search/search-sites';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route(
  {
    summary: "The viewer's private campsites near a postcode",
    limits: ['searches'],
    body: siteSearch,
    answer: searchResponse,
  },
  ({ viewer, body }) => searchSites(viewer, 'my', body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
