import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { canStream, streamChanges } from '@/lib/server/live/streams';
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
    const version = await getTripVersion(viewer, params.id);
    if (version === null) throw notFound();
    if (!canStream()) return new Response(null, { status: 204 });
    const headers = {
      'content-type': 'text/event-stream',
      // Neither our own compression nor a proxy may hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    };
    // Next runs this handler for HEAD too, and would leave a stream open that nobody reads.
    if (request.method === 'HEAD') return new Response(null, { headers });
    // What the browser has heard of last, where it connects again by itself.
    const seen = request.headers.get('last-event-id') ?? query.since ?? version;
    return new Response(streamChanges(viewer, params.id, { seen, versionOf: getTripVersion, request }), {
      headers,
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
