import { aiAnswer } from '@/lib/ai-campsites/schema';
import { suggestSites } from '@/lib/ai-campsites/suggest';
import { route } from '@/lib/api/route';
import { siteSearch } from '@/lib/campsites/schema';

export const POST = route(
  {
    summary: 'Campsites near a postcode that an AI suggests',
    limits: ['aiSearches'],
    body: siteSearch,
    answer: aiAnswer,
  },
  ({ viewer, body }) => suggestSites(viewer, body),
);
