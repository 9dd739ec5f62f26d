import 'server-only';
import { AppError } from '@/lib/errors';
import type { Viewer } from '../auth/viewer';
import { isOwnServer, onStop } from '../lifecycle';
import { log } from '../log';
import { singleton } from '../singleton';
import { listen } from './listener';
import { Signal } from './signal';

export const MOST_STREAMS = { person: 10, process: 2000 };
const HEARTBEAT = 25_000;
// Then the browser asks again, with its session looked at anew and perhaps of another server.
const LIFETIME = 10 * 60_000;

interface Stream {
  profileId: string;
  tripId: string;
  signal: Signal;
  ended: AbortSignal;
  end: () => void;
  /** Kept with the stream: a request that nothing holds takes its signal along, which then never aborts. */
  request: Request;
}

interface Live {
  streams: Set<Stream>;
  /** Ends the listening; there while a stream is open. */
  listening?: AbortController;
  /** Resolves when all listening has ended. */
  ended: Promise<unknown>;
  stopped: boolean;
}

const live = singleton<Live>('live', () => ({
  streams: new Set(),
  ended: Promise.resolve(),
  stopped: false,
}));

/** A thing's version for somebody who still may see it in a session that still runs; else null. */
type VersionOf = (viewer: Viewer, id: string) => Promise<string | null>;

/** Whether changes are streamed here, or are to be asked for, as on a host that ends a process between requests. */
export const canStream = () => isOwnServer() && !live.stopped;

export const openStreams = () => live.streams.size;

/** Resolves once the last stream is closed and its listening has ended. */
export const listeningEnded = () => live.ended;

/**
 * Server-sent events for a page that shows a trip at the version `seen`: `changed`, with the new version, whenever it
 * has another one. Each time the viewer must still be signed in and on the trip, or the stream ends. Throws 429 and
 * 503 once too many are open.
 */
export function streamChanges(
  viewer: Viewer,
  tripId: string,
  { seen, versionOf, request }: { seen: string; versionOf: VersionOf; request: Request },
) {
  requireRoom(viewer);
  const [signal, ended] = [new Signal(), new AbortController()];
  const end = () => {
    clearTimeout(lifetime);
    ended.abort();
    signal.raise();
    leave(stream);
  };
  const stream: Stream = { profileId: viewer.profileId, tripId, signal, ended: ended.signal, end, request };
  const lifetime = setTimeout(end, LIFETIME);
  lifetime.unref();
  request.signal.addEventListener('abort', end, { once: true });
  join(stream);
  if (request.signal.aborted) end();
  const events = changes(stream, seen, () => versionOf(viewer, tripId));
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    // Asked for one by one: whoever reads slowly is told less often, and nothing piles up.
    async pull(controller) {
      const { done, value } = await events.next();
      if (!done) return controller.enqueue(encoder.encode(value));
      end();
      controller.close();
    },
    cancel: end,
  });
}

async function* changes({ signal, ended }: Stream, seen: string, versionNow: () => Promise<string | null>) {
  let shown = seen;
  // At once, so that the browser knows it is connected.
  yield ': here\n\n';
  while (!ended.aborted) {
    let version: string | null;
    try {
      version = await versionNow();
    } catch (error) {
      log.warn({ err: error }, 'a stream of changes ends');
      return;
    }
    if (ended.aborted) return;
    if (version === null) {
      yield 'event: changed\ndata: gone\n\n';
      return;
    }
    yield version === shown ? ': here\n\n' : `event: changed\nid: ${version}\ndata: ${version}\n\n`;
    shown = version;
    await signal.wait(HEARTBEAT);
  }
}

function requireRoom({ profileId }: Viewer): void {
  const own = [...live.streams].filter((stream) => stream.profileId === profileId).length;
  const full = live.streams.size >= MOST_STREAMS.process;
  if (!full && own < MOST_STREAMS.person) return;
  const retryAfterSeconds = 60;
  throw new AppError(full ? 503 : 429, 'Too many trips are open at once.', { retryAfterSeconds });
}

function join(stream: Stream): void {
  live.streams.add(stream);
  if (live.listening) return;
  live.listening = new AbortController();
  live.ended = Promise.all([live.ended, listen(tell, live.listening.signal)]);
  // A server that stops would wait for an open stream.
  onStop(stop);
}

function leave(stream: Stream): void {
  live.streams.delete(stream);
  if (live.streams.size > 0) return;
  live.listening?.abort();
  live.listening = undefined;
}

function tell(tripId: string | null): void {
  for (const stream of live.streams) if (tripId === null || stream.tripId === tripId) stream.signal.raise();
}

function stop(): void {
  live.stopped = true;
  for (const { end } of live.streams) end();
}
