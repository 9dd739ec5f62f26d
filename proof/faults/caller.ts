import { setTimeout as sleep } from 'node:timers/promises';
import { newKey } from '../../lib/api-client';
import { someAddress } from '../../tests/some-address';
import type { Call, Change, HistoryFile, Shown } from './history';

/**
 * The client gives up on a call after this many milliseconds. No call of the product may take this
 * long.
 */
const PATIENCE_MS = 30_000;

/** A signed-in account that sends calls. */
export interface Sender {
  process: number;
  cookie: string;
}

interface Request {
  kind: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: unknown;
  /** Converts the body of a successful response to the data that it shows. */
  shows?: (body: never) => Shown;
}

/** A write and the change that it makes to the data. */
export interface Write extends Request {
  change: Change;
  /** Called with the response's body when the write is done. */
  done?: (body: never) => void;
}

interface Response {
  status: number;
  body: unknown;
  replayed: boolean;
}

/** Makes calls as the product's own client does, and records each call in the history. */
export class Caller {
  /**
   * After this time (in ms of performance.now()), a call without a definite response isn't tried
   * again.
   */
  deadline = Number.POSITIVE_INFINITY;
  /** Number of writes that are done so far. */
  done = 0;
  /** Every response of 500 and above, or 0 when none came. The times are ms of performance.now(). */
  readonly failures: { at: number; status: number }[] = [];

  constructor(
    private readonly url: string,
    private readonly history: HistoryFile,
  ) {}

  /**
   * Sends a write, and repeats it with the same Idempotency-Key until a response shows whether the
   * write is done. With `twice`, sends the first try twice at the same time. Returns the response's
   * body, or null when the write was refused or its outcome stays unknown.
   */
  async write<Body>(sender: Sender, request: Write, twice = false): Promise<Body | null> {
    const begun = this.begin();
    const key = newKey();
    for (let tries = 1; ; tries++) {
      // `twice` simulates a person who presses the button twice, or two of their devices that send
      // the same write.
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
        kind,
        tries,
        change,
        status: (response ?? responses[0])?.status ?? 0,
        outcome: done ? 'ok' : response ? 'refused' : 'unknown',
        ...(done && response.replayed && { replayed: true }),
        ...(done && request.shows && { shown: request.shows(response.body as never) }),
      });
      if (!done) return null;
      this.done += 1;
      request.done?.(response.body as never);
      return response.body as Body;
    }
  }

  /** Sends a read once. Returns false when it gets no response with status 200. */
  async read(sender: Sender, request: Omit<Request, 'method'> & { method?: 'POST' }): Promise<boolean> {
    const begun = this.begin();
    const sent = { method: 'GET' as const, ...request };
    const response = await this.send(sender, sent);
    const ok = response?.status === 200;
    this.end(sender, sent, begun, {
      kind: request.kind,
      tries: 1,
      status: response?.status ?? 0,
      outcome: ok ? 'ok' : 'unknown',
      ...(ok && request.shows && { shown: request.shows(response.body as never) }),
    });
    return ok;
  }

  private fail(status: number): void {
    this.failures.push({ at: performance.now(), status });
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
          cookie,
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': someAddress(),
          ...(key && { 'idempotency-key': key }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (response.status >= 500) this.fail(response.status);
      const replayed = response.headers.has('idempotency-replayed');
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      // A success that is cut off, when the app was killed, counts as no response.
      const text = await (response.ok ? response.text() : response.text().catch(() => ''));
      return { status: response.status, body: isJson && text ? JSON.parse(text) : null, replayed };
    } catch {
      this.fail(0);
      return null;
    }
  }
}

/**
 * Beginning of the error in the 409 response to a try of a write while another try of the same write
 * has just been carried out. Sending the write once more returns the other try's response.
 */
const JUST_DONE = 'The same request has just gone through.';

/**
 * True when a response shows for certain whether the write was carried out. A server error (500 and
 * above) leaves that open, and status 429 tells the client to wait and try again.
 */
function settles({ status, body }: Response): boolean {
  if (status >= 500 || status === 429) return false;
  const words = (body as { error?: string } | null)?.error ?? '';
  return status !== 409 || !words.startsWith(JUST_DONE);
}
