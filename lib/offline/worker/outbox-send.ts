import type { FieldErrors } from '../../errors';
import type { KeptChange } from '../changes';
import { householdOf } from '../owner-key';

export type Outcome =
  | { came: 'done'; version?: number }
  | { came: 'refusal'; status: number; words: string; fields?: FieldErrors }
  | { came: 'signed out' }
  /** `fault`: status 500. `nothing`: no usable response, or a busy server. Both are sent again later. */
  | { came: 'fault' | 'nothing'; afterMs?: number };

/** Longer than any request takes. The Idempotency-Key keeps a second attempt from being applied twice. */
const PATIENCE_MS = 30_000;

const NOT_OPEN =
  'This trip is no longer open on this device. Open it again with the link in your invitation.';

/** A response of a Wi-Fi portal or a proxy instead of our server counts as `nothing`. */
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
  // A guest can't log in, so a guest's change can't wait for that.
  if (status === 401) return ofGuest ? { came: 'refusal', status, words: NOT_OPEN } : { came: 'signed out' };
  if (status === 500) return { came: 'fault' };
  if (status === 429 || status > 500) return { came: 'nothing', afterMs: secondsOf(headers) * 1000 };
  return { came: 'refusal', status, words, fields };
}

function versionOf(content: unknown): number | undefined {
  const [made] = Object.values((content ?? {}) as Record<string, { version?: number } | null>);
  return made?.version;
}

function secondsOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) ? seconds : 0;
}
