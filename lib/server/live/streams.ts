import 'server-only';
import { AppError } from '@/lib/errors';
import { isOwnServer, onStop } from '../lifecycle';
import { log } from '../log';
import { singleton } from '../singleton';
import { listen } from './listener';

/** If it is raised while no task waits, the next wait ends at once. */
class Signal {
  private raised = false;
  private wake: () => void = () => undefined;

  raise(): void {
    this.raised = true;
    this.wake();
  }

  /** Resolves when the signal is raised, or after `atMost` milliseconds. */
  async wait(atMost: number): Promise<void> {
    if (!this.raised) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMost);
        timer.unref?.();
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.raised = false;
  }
}

/** A guest's household counts against `person` and `network`; the latter is higher, because a camp may share one network. */
export const MOST_STREAMS = { person: 10, network: 30, process: 2000 };
const HEARTBEAT = 25_000;
// Then the browser connects again: its session is checked anew, and another server may respond.
const LIFETIME = 10 * 60_000;

export type Reader = { profileId: string } | { householdId: string; network: string };

interface Stream {
  keys: string[];
  tripId: string;
  signal: Signal;
  ended: AbortSignal;
  end: () => void;
  /** Otherwise the garbage collector would remove the request, and its abort signal would never fire. */
  request: Request;
}

interface Live {
  streams: Set<Stream>;
  listening?: AbortController;
  ended: Promise<unknown>;
  stopped: boolean;
}

const live = singleton<Live>('live', () => ({
  streams: new Set(),
  ended: Promise.resolve(),
  stopped: false,
}));

type VersionNow = () => Promise<string | null>;

const bounds = (reader: Reader): [key: string, most: number][] =>
  'profileId' in reader
    ? [[reader.profileId, MOST_STREAMS.person]]
    : [
        [reader.householdId, MOST_STREAMS.person],
        [`network ${reader.network}`, MOST_STREAMS.network],
      ];

/** False on a host that ends processes between requests. Without a stream, pages poll for changes. */
export const canStream = () => isOwnServer() && !live.stopped;

export const openStreams = () => live.streams.size;

export const listeningEnded = () => live.ended;

/** Sends `changed` for each newer version, and ends when `versionNow` returns null. Throws 429 or 503. */
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
    // `pull` is called only when the reader has taken the previous event, so a slow reader queues none.
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
  // The server would wait for open streams at a stop.
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
