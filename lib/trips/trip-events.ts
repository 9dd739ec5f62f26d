import 'server-only';
import { notFound } from '../errors';
import { canStream, type Reader, streamChanges } from '../server/live/streams';

interface Events {
  /** Null when the reader may not, or may no longer, see the trip. */
  versionNow: () => Promise<string | null>;
  since: string | undefined;
  request: Request;
}

/** A 204 when this host can't stream. */
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
  // Next calls this handler for HEAD requests too, whose stream would stay open although nobody reads it.
  if (request.method === 'HEAD') return new Response(null, { headers });
  // The browser sends `last-event-id` when it reconnects by itself.
  const seen = request.headers.get('last-event-id') ?? since ?? version;
  return new Response(streamChanges(reader, tripId, { seen, versionNow, request }), { headers });
}
