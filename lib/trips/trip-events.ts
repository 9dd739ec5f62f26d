import 'server-only';
import { notFound } from '../errors';
import { canStream, type Reader, streamChanges } from '../server/live/streams';

interface Events {
  /** Null for who may not see the trip (any more). */
  versionNow: () => Promise<string | null>;
  since: string | undefined;
  request: Request;
}

/** A trip's changes as server-sent events; 204 where this host can't stream, and 404 for who may not see it. */
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
    // Neither our own compression nor a proxy may hold events back.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  // Next runs this handler for HEAD too, and would leave a stream open that nobody reads.
  if (request.method === 'HEAD') return new Response(null, { headers });
  // What the browser has heard of last, where it connects again by itself.
  const seen = request.headers.get('last-event-id') ?? since ?? version;
  return new Response(streamChanges(reader, tripId, { seen, versionNow, request }), { headers });
}
