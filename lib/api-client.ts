import { type FieldErrors, SOMETHING_WENT_WRONG } from './errors';

/** The status is 0 when there was no response. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly serverText: string | undefined,
    readonly fields: FieldErrors = {},
    /** True only for a log-in with the right password for an address that is not confirmed yet. */
    readonly unconfirmed = false,
    /** Set only when no response arrived: the request can be sent again with this Idempotency-Key. */
    readonly key?: string,
  ) {
    super(serverText ?? SOMETHING_WENT_WRONG);
  }
}

export const refusalOf = (error: unknown): ApiError | undefined =>
  error instanceof ApiError ? error : undefined;

const toldOfTheEnd = new Set<() => void>();

/**
 * Called when a response says that the person is no longer signed in. Returns what removes the
 * listener.
 */
export function onSignedOut(listener: () => void): () => void {
  toldOfTheEnd.add(listener);
  return () => {
    toldOfTheEnd.delete(listener);
  };
}

// Keys of submissions without a response yet: a double click or a retry after a lost connection
// sends the same key, so that the server makes the change only once.
const pending = new Map<string, string>();

/** For when something else, such as the service worker, sends the request again with this key. */
export function forgetKey(key: string): void {
  for (const [submission, each] of pending) if (each === key) pending.delete(submission);
}

export function newKey(): string {
  // crypto.randomUUID is missing on a page served over plain http, except on localhost.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * When a person makes change A, then B and then A again, the third request is a new change and not
 * a retry of the first, so it needs a new key.
 */
function forgetEarlierChanges(submission: string): void {
  for (const earlier of pending.keys()) {
    if (earlier !== submission && !earlier.startsWith('POST ')) pending.delete(earlier);
  }
}

const unreached = (key: string) => new ApiError(0, undefined, {}, false, key);

/**
 * A browser may be signed in to an account and as a guest on one trip. If the account's session has
 * ended, changes from the account's page must not be saved as the guest's.
 */
function pageOwner(): Record<string, string> {
  const said = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
  const [account, household] = [said('viewer'), said('household')];
  return { ...(account && { 'for-account': account }), ...(household && { 'for-household': household }) };
}

async function send(
  method: string,
  path: string,
  body: unknown,
  signal?: AbortSignal,
  more: Record<string, string> = {},
): Promise<unknown> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const submission = `${method} ${path} ${payload}`;
  if (method !== 'GET') forgetEarlierChanges(submission);
  const key = pending.get(submission) ?? newKey();
  const headers: Record<string, string> = { accept: 'application/json', ...more };
  if (payload !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET' && method !== 'DELETE') headers['idempotency-key'] = key;
  if (method !== 'GET' && path.startsWith('/api/trips/')) Object.assign(headers, pageOwner());

  let response: Response;
  try {
    pending.set(submission, key);
    response = await fetch(path, { method, headers, body: payload, signal, credentials: 'same-origin' });
  } catch (error) {
    if (signal?.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError') {
      pending.delete(submission);
      throw error;
    }
    throw unreached(key);
  }
  const content: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  // The connection broke off in the middle of the response.
  if (response.ok && content === undefined) throw unreached(key);
  // After a server error, or a 409 while a first attempt still runs, the change may have been made,
  // so a retry must send the same key.
  if (response.status < 500 && response.status !== 409) pending.delete(submission);
  if (response.ok) return content;
  // Pages send GETs without the person's doing.
  if (response.status === 401 && method !== 'GET' && !path.startsWith('/auth/')) {
    for (const tell of toldOfTheEnd) tell();
  }
  const refusal = (content ?? {}) as { error?: unknown; fields?: FieldErrors; unconfirmed?: unknown };
  throw new ApiError(
    response.status,
    typeof refusal.error === 'string' ? refusal.error : undefined,
    refusal.fields,
    refusal.unconfirmed === true,
  );
}

/** The only way in which browser code calls the API. Throws ApiError. */
export const api = {
  get: <T>(path: string, signal?: AbortSignal, headers?: Record<string, string>) =>
    send('GET', path, undefined, signal, headers) as Promise<T>,
  post: <T>(path: string, body: unknown, signal?: AbortSignal) =>
    send('POST', path, body, signal) as Promise<T>,
  put: <T>(path: string, body: unknown, signal?: AbortSignal) =>
    send('PUT', path, body, signal) as Promise<T>,
  patch: <T>(path: string, body: unknown, signal?: AbortSignal) =>
    send('PATCH', path, body, signal) as Promise<T>,
  delete: <T>(path: string, body?: unknown) => send('DELETE', path, body) as Promise<T>,
};
