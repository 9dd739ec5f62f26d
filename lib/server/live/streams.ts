import 'server-only';
import { AppError } from '@/lib/errors';
import { isOwnServer, onStop } from '../lifecycle';
import { log } from '../log';
import { singleton } from '../singleton';
import { listen } from './listener';
import { Signal } from './signal';

/** A guest's household counts as a person does, and besides with its network, which a campful of people may share. */
export const MOST_STREAMS = { person: 10, network: 30, process: 2000 };
const HEARTBEAT = 25_000;
// Then the browser asks again, with its session looked at anew and perhaps of another server.
const LIFETIME = 10 * 60_000;

/** Whose page it is: a profile's, or that of a guest's household in a network. */
export type Reader = { profileId: string } | { householdId: string; network: string };

interface Stream {
  /** What it counts for. */
  keys: string[];
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

/** A thing's version for a reader who still may see it; else null. */
type VersionNow = () => Promise<string | null>;

const bounds = (reader: Reader): [key: string, most: number][] =>
  'profileId' in reader
    ? [[reader.profileId, MOST_STREAMS.person]]
    : [
        [reader.householdId, MOST_STREAMS.person],
        [`network ${reader.network}`, MOST_STREAMS.network],
      ];

/** Whether changes are streamed here, or are to be asked for, as on a host that ends a process between requests. */
export const canStream = () => isOwnServer() && !live.stopped;

export const openStreams = () => live.streams.size;

/** Resolves once the last stream is closed and its listening has ended. */
export const listeningEnded = () => live.ended;

/**
 * Server-sent events for a page that shows a trip at the version `seen`: `changed`, with the new version, whenever it
 * has another one. `versionNow` gives null once its reader may not see it any more, which ends the stream. Throws 429 and
 * 503 once too many are open.
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

async function* changes({ signal, ended }: Stream, seen: string, versionNow: VersionNow) {
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

function requireRoom(bounded: [key: string, most: number][]): void {
  const open = (key: string) => [...live.streams].filter(({ keys }) => keys.includes(key)).length;
  const full = live.streams.size >= MOST_STREAMS.process;
  if (!full && bounded.every(([key, most]) => open(key) < most)) return;
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
