import { route } from '@/lib/api/route';
import { searchSites } from '@/lib/campsites/queries';
import { searchAnswer, siteSearch } from '@/lib/campsites/schema';

export const POST = route(
  {
    summary: "The viewer's private campsites near a postcode",
    limits: ['searches'],
    body: siteSearch,
    answer: searchAnswer,
  },
  ({ viewer, body }) => searchSites(viewer, 'my', body),
);
