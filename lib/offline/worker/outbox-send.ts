import type { FieldErrors } from '../../errors';
import type { KeptChange } from '../changes';
import { householdOf } from '../owner-key';

/** The result of sending a change. */
export type Outcome =
  /** The change was saved. `version` is the item's new version; undefined for items without versions. */
  | { came: 'done'; version?: number }
  /** The server refused the change with a message. */
  | { came: 'refusal'; status: number; words: string; fields?: FieldErrors }
  | { came: 'signed out' }
  /**
   * `fault`: status 500. `nothing`: no usable response, or a busy server. In both cases the change
   * is sent again later.
   */
  | { came: 'fault' | 'nothing'; afterMs?: number };

/**
 * How long to wait for a response: longer than any request takes on the server. If the change is sent
 * again, the server doesn't apply it twice, because the Idempotency-Key is the same.
 */
const PATIENCE_MS = 30_000;

/** Message for a guest whose household has been deleted or now belongs to an account. */
const NOT_OPEN =
  'This trip is no longer open on this device. Open it again with the link in your invitation.';

/**
 * Sends a change once and resolves to the outcome. A response that isn't from our server, such as the
 * page of a Wi-Fi portal or a proxy, counts as no response.
 */
export async function sendChange(change: KeptChange): Promise<Outcome> {
  const { method, path, body, key, viewer } = change;
  const household = householdOf(viewer);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(path, {
      method,
      body,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(household ? { 'for-household': household } : { 'for-account': viewer }),
      },
      credentials: 'same-origin',
      redirect: 'error',
      signal: patience.signal,
    });
    return outcomeOf(response, await response.json(), household !== undefined);
  } catch {
    return { came: 'nothing' };
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf({ ok, status, headers }: Response, content: unknown, ofGuest: boolean): Outcome {
  if (ok) return { came: 'done', version: versionOf(content) };
  const { error: words, fields } = (content ?? {}) as { error?: unknown; fields?: FieldErrors };
  if (typeof words !== 'string') return { came: 'nothing' };
  // Keep an account's change until its person signs in again. Refuse a guest's change, because a
  // guest can't log in.
  if (status === 401) return ofGuest ? { came: 'refusal', status, words: NOT_OPEN } : { came: 'signed out' };
  if (status === 500) return { came: 'fault' };
  if (status === 429 || status > 500) return { came: 'nothing', afterMs: secondsOf(headers) * 1000 };
  return { came: 'refusal', status, words, fields };
}

/** Returns the version in a response such as `{expense: {version}}`; undefined without one. */
function versionOf(content: unknown): number | undefined {
  const [made] = Object.values((content ?? {}) as Record<string, { version?: number } | null>);
  return made?.version;
}

function secondsOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) ? seconds : 0;
}
