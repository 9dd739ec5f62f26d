import 'server-only';
import { AppError } from '@/lib/errors';
import { isOwnServer, onStop } from '../lifecycle';
import { log } from '../log';
import { singleton } from '../singleton';
import { listen } from './listener';
import { Signal } from './signal';

/**
 * The largest numbers of open streams. A guest's household counts against the limits `person` and
 * `network`. `network` is higher, because many people at a camp may share one network.
 */
export const MOST_STREAMS = { person: 10, network: 30, process: 2000 };
const HEARTBEAT = 25_000;
// After this time the browser must connect again. Its session is then checked anew, and another
// server may respond.
const LIFETIME = 10 * 60_000;

/**
 * The reader of a page with a stream: a profile, or a guest's household and the network that it uses.
 */
export type Reader = { profileId: string } | { householdId: string; network: string };

interface Stream {
  /** Keys of the limits that this stream counts against. */
  keys: string[];
  tripId: string;
  signal: Signal;
  ended: AbortSignal;
  end: () => void;
  /**
   * The stream's request. It is stored only so that the garbage collector doesn't remove it: the
   * request's abort signal would go with it and never fire.
   */
  request: Request;
}

interface Live {
  streams: Set<Stream>;
  /** Stops listening for changes. Set while at least one stream is open. */
  listening?: AbortController;
  /** Resolves when all past and present listeners have ended. */
  ended: Promise<unknown>;
  stopped: boolean;
}

const live = singleton<Live>('live', () => ({
  streams: new Set(),
  ended: Promise.resolve(),
  stopped: false,
}));

/** Returns the trip's current version, or null when the reader may no longer see the page. */
type VersionNow = () => Promise<string | null>;

const bounds = (reader: Reader): [key: string, most: number][] =>
  'profileId' in reader
    ? [[reader.profileId, MOST_STREAMS.person]]
    : [
        [reader.householdId, MOST_STREAMS.person],
        [`network ${reader.network}`, MOST_STREAMS.network],
      ];

/**
 * True when a page can open a stream. False during a stop, and on a host that ends processes between
 * requests. Without a stream, pages poll for changes.
 */
export const canStream = () => isOwnServer() && !live.stopped;

export const openStreams = () => live.streams.size;

/** Resolves when the last stream is closed and the listener has ended. */
export const listeningEnded = () => live.ended;

/**
 * Opens a stream of server-sent events for a page that shows version `seen` of a trip. The stream
 * sends `changed` for each newer version, and ends when `versionNow` returns null. Throws 429 or 503
 * when too many streams are open.
 */
export function streamChanges(
  reader: Reader,
  tripId: string,
  { seen, versionNow, request }: { seen: string; versionNow: VersionNow; request: Request },
) {
  const bounded = bounds(reader);
  requireRoom(bounded);
  const [signal, ended] = [new Signal(), new AbortController()];
  const end = () => {
    clearTimeout(lifetime);
    ended.abort();
    signal.raise();
    leave(stream);
  };
  const stream: Stream = {
    keys: bounded.map(([key]) => key),
    tripId,
    signal,
    ended: ended.signal,
    end,
    request,
  };
  const lifetime = setTimeout(end, LIFETIME);
  lifetime.unref();
  request.signal.addEventListener('abort', end, { once: true });
  join(stream);
  if (request.signal.aborted) end();
  const events = changes(stream, seen, versionNow);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    // `pull` is called only when the reader has taken the previous event. A slow reader therefore
    // gets fewer events, and none queue up.
    async pull(controller) {
      const { done, value } = await events.next();
      if (!done) return controller.enqueue(encoder.encode(value));
      end();
      controller.close();
    },
    cancel: end,
  });
}

async function* changes({ signal, ended }: Stream, seen: string, versionNow: VersionNow) {
  let shown = seen;
  // The first event is sent at once, so that the browser knows that it is connected.
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

function requireRoom(bounded: [key: string, most: number][]): void {
  const open = (key: string) => [...live.streams].filter(({ keys }) => keys.includes(key)).length;
  const full = live.streams.size >= MOST_STREAMS.process;
  if (!full && bounded.every(([key, most]) => open(key) < most)) return;
  const retryAfterSeconds = 60;
  throw new AppError(full ? 503 : 429, 'Too many trip pages are open at once.', { retryAfterSeconds });
}

function join(stream: Stream): void {
  live.streams.add(stream);
  if (live.listening) return;
  live.listening = new AbortController();
  live.ended = Promise.all([live.ended, listen(tell, live.listening.signal)]);
  // Close the streams at a stop, because the server would wait for them.
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
