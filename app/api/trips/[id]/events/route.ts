import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { accountOf } from '@/lib/trips/trip-caller';
import { tripEvents } from '@/lib/trips/trip-events';
import { getTripVersion } from '@/lib/trips/trip-version';

export const GET = tripRoute(
  {
    summary: 'Server-sent events: "changed" when a trip shows anything new (204: ask …/version instead)',
    params: params('id'),
    query: z.object({ since: z.string().max(100).optional() }),
    answer: z.string(),
    answerType: 'text/event-stream',
  },
  async ({ caller, params, query, request }) => {
    const versionNow = () => getTripVersion(caller);
    return tripEvents(accountOf(caller), params.id, { versionNow, since: query.since, request });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
