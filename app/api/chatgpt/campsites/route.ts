import { aiResponse } from '@/lib/campsites/ai/schema';
import { suggestSites } from '@/lib/campsites/ai/suggest';
import { siteSearch } from '@/lib/campsites/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

/** In seconds, on hosts that end long requests. The AI alone may take 20 seconds. */
export const maxDuration = 30;

export const POST = route(
  {
    summary: 'Ask an AI for campsites near a postcode',
    limits: ['aiSearches'],
    body: siteSearch,
    answer: aiResponse,
  },
  ({ viewer, body }) => suggestSites(viewer, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
