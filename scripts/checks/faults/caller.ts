import { setTimeout as sleep } from 'node:timers/promises';
import { newKey } from '../../../lib/api-client';
import { someAddress } from '../../../tests/some-address';
import type { Call, Change, HistoryFile, Shown } from './history';

/** Longer than any call may take. */
const PATIENCE_MS = 30_000;

/** Who sends a call: a signed-in account. */
export interface Sender {
  process: number;
  cookie: string;
}

interface Request {
  kind: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: unknown;
  /** What the response's body shows. */
  shows?: (body: never) => Shown;
}

/** A write, with what it changes. */
export interface Write extends Request {
  change: Change;
  /** Takes note of what was made. */
  done?: (body: never) => void;
}

interface Response {
  status: number;
  body: unknown;
  replayed: boolean;
}

/** Makes calls as the product's own client does, and writes each into the history. */
export class Caller {
  /** From then on, what has no definite response is given up. */
  deadline = Number.POSITIVE_INFINITY;

  constructor(
    private readonly url: string,
    private readonly history: HistoryFile,
  ) {}

  /** Sends a write under one Idempotency-Key until a response tells whether it is done; gives the response's body. */
  async write<Body>(sender: Sender, request: Write, twice = false): Promise<Body | null> {
    const begun = this.begin();
    const key = newKey();
    for (let tries = 1; ; tries++) {
      // Somebody presses twice, or two of their devices send the same.
      const sent = twice && tries === 1 ? [1, 2] : [1];
      const responses = await Promise.all(sent.map(() => this.send(sender, request, key)));
      const settling = responses.filter((response) => response && settles(response));
      const response = settling.find((each) => each && each.status < 300) ?? settling[0] ?? null;
      if (!response && performance.now() < this.deadline) {
        await sleep(100 + 300 * Math.random());
        continue;
      }
      const { kind, change } = request;
      const done = response !== null && response.status < 300;
      this.end(sender, request, begun, {
        ...{ kind, tries, change, status: (response ?? responses[0])?.status ?? 0 },
        outcome: done ? 'ok' : response ? 'refused' : 'unknown',
        ...(done && response.replayed && { replayed: true }),
        ...(done && request.shows && { shown: request.shows(response.body as never) }),
      });
      if (!done) return null;
      request.done?.(response.body as never);
      return response.body as Body;
    }
  }

  /** Reads once; false where no response showed anything. */
  async read(sender: Sender, request: Omit<Request, 'method'> & { method?: 'POST' }): Promise<boolean> {
    const begun = this.begin();
    const sent = { method: 'GET' as const, ...request };
    const response = await this.send(sender, sent);
    const ok = response?.status === 200;
    this.end(sender, sent, begun, {
      ...{ kind: request.kind, tries: 1, status: response?.status ?? 0, outcome: ok ? 'ok' : 'unknown' },
      ...(ok && request.shows && { shown: request.shows(response.body as never) }),
    });
    return ok;
  }

  private begin() {
    return { index: this.history.next(), start: performance.now() };
  }

  private end(
    { process }: Sender,
    { method, path }: Request,
    begun: Pick<Call, 'index' | 'start'>,
    rest: Omit<Call, 'index' | 'process' | 'start' | 'end' | 'call'>,
  ): void {
    const end = performance.now();
    this.history.add({ ...begun, end, process, call: `${method} ${path}`, ...rest });
  }

  private async send(
    { cookie }: Sender,
    { method, path, body }: Request,
    key?: string,
  ): Promise<Response | null> {
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: {
          ...{ cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          'x-forwarded-for': someAddress(),
          ...(key && { 'idempotency-key': key }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const replayed = response.headers.has('idempotency-replayed');
      return { status: response.status, body: await response.json(), replayed };
    } catch {
      return null;
    }
  }
}

/** Another try of the same write has just gone through, so this one must be sent again to learn what came of it. */
const JUST_DONE = 'The same request has just gone through.';

/** True when a response tells for good whether a write is done. A fault leaves it open, and 429 asks to wait. */
function settles({ status, body }: Response): boolean {
  if (status >= 500 || status === 429) return false;
  const words = (body as { error?: string } | null)?.error ?? '';
  return status !== 409 || !words.startsWith(JUST_DONE);
}
