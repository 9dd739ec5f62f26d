import { z } from 'zod';
import { params } from '@/lib/fields';
import { callerOf } from '@/lib/server/http/caller';
import { networkOf } from '@/lib/server/http/caller-address';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { tripEvents } from '@/lib/trips/trip-events';
import { getTripVersion } from '@/lib/trips/trip-version';

export const GET = tripRoute(
  {
    summary: 'Stream server-sent events that say when a trip has changed',
    params: params('id'),
    query: z.object({ since: z.string().max(100).optional() }),
    answer: z.string(),
    answerType: 'text/event-stream',
    otherStatuses: [204],
  },
  async ({ caller, params, query, request }) => {
    const versionNow = () => getTripVersion(caller);
    const network = networkOf(callerOf(request) ?? 'unknown');
    const reader = 'viewer' in caller ? caller.viewer : { householdId: caller.householdId, network };
    return tripEvents(reader, params.id, { versionNow, since: query.since, request });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
