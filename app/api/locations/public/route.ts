import { route } from '@/lib/api/route';
import { searchSites } from '@/lib/campsites/queries';
import { searchAnswer, siteSearch } from '@/lib/campsites/schema';

export const POST = route(
  {
    summary: 'Open-data and shared campsites near a postcode',
    limits: ['searches'],
    body: siteSearch,
    answer: searchAnswer,
  },
  ({ viewer, body }) => searchSites(viewer, 'public', body),
);
