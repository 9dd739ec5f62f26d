import 'server-only';
import { notFound } from '../errors';
import { canStream, type Reader, streamChanges } from '../server/live/streams';

interface Events {
  /**
   * Returns the trip's current version; null when the reader may not, or may no longer, see the
   * trip.
   */
  versionNow: () => Promise<string | null>;
  since: string | undefined;
  request: Request;
}

/**
 * Returns a response that streams a trip's changes as server-sent events; a 204 when this host
 * can't stream. Throws 404 for people who may not see the trip.
 */
export async function tripEvents(
  reader: Reader,
  tripId: string,
  { versionNow, since, request }: Events,
): Promise<Response> {
  const version = await versionNow();
  if (version === null) throw notFound();
  if (!canStream()) return new Response(null, { status: 204 });
  const headers = {
    'content-type': 'text/event-stream',
    // These headers keep our own compression and proxies from delaying events.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  // Next calls this handler for HEAD requests too. A stream opened for such a request would stay
  // open, although nobody reads it.
  if (request.method === 'HEAD') return new Response(null, { headers });
  // The last version that the browser has seen. The browser sends `last-event-id` when it reconnects
  // by itself.
  const seen = request.headers.get('last-event-id') ?? since ?? version;
  return new Response(streamChanges(reader, tripId, { seen, versionNow, request }), { headers });
}
