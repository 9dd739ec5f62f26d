import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { tripEvents } from '@/lib/trips/trip-events';
import { getTripVersion } from '@/lib/trips/trip-version';

export const GET = route(
  {
    summary: 'Server-sent events: "changed" when a trip shows anything new (204: ask …/version instead)',
    params: params('id'),
    query: z.object({ since: z.string().max(100).optional() }),
    answer: z.string(),
    answerType: 'text/event-stream',
  },
  async ({ viewer, params, query, request }) => {
    const versionNow = () => getTripVersion(viewer, params.id);
    return tripEvents(viewer, params.id, { versionNow, since: query.since, request });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
