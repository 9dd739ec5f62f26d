import type { FieldErrors } from '../../errors';
import type { KeptChange } from '../changes';
import { householdOf } from '../owner-key';

/** What became of sending a change. */
export type Outcome =
  /** The version of the thing after the change, where the thing has versions. */
  | { came: 'done'; version?: number }
  /** The server said no, in words. */
  | { came: 'refusal'; status: number; words: string; fields?: FieldErrors }
  | { came: 'signed out' }
  /** The server failed over it; `nothing`: no response of the server's at all. Both may be tried again. */
  | { came: 'fault' | 'nothing'; afterMs?: number };

/** Longer than the server takes for anything, and it has the key: a late response does no harm. */
const PATIENCE_MS = 30_000;

/** What a guest is told whose household has ended, or belongs to an account by now. */
const NOT_OPEN = 'This trip is no longer open on this device. Open it again by the link of your invitation.';

/** Sends a change once. A Wi-Fi's own page, or a proxy's, is no response of the server's. */
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
  // A guest has no log-in to come back by.
  if (status === 401) return ofGuest ? { came: 'refusal', status, words: NOT_OPEN } : { came: 'signed out' };
  if (status === 500) return { came: 'fault' };
  if (status === 429 || status > 500) return { came: 'nothing', afterMs: secondsOf(headers) * 1000 };
  return { came: 'refusal', status, words, fields };
}

/** Responses name what they made: `{expense: {version}}`. */
function versionOf(content: unknown): number | undefined {
  const [made] = Object.values((content ?? {}) as Record<string, { version?: number } | null>);
  return made?.version;
}

function secondsOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) ? seconds : 0;
}
