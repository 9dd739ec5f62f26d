import { api, forgetKey, newKey, refusalOf } from '../api-client';
import { askWorker } from './ask-worker';
import type { NewChange } from './changes';
import { markWaiting, pageViewer, sendWaiting, somethingWaits, waitingChanges } from './waiting';

/** With weak reception a request could hang for minutes, so after this time the change is stored instead. */
const PATIENCE_MS = 15_000;

type Method = 'post' | 'put' | 'patch';

type Waits = Pick<NewChange, 'label' | 'kind' | 'shown'> & Partial<Pick<NewChange, 'thing'>>;

export const WAITING = 'Waiting to be sent';

const ofTrip = /^\/api\/trips\/([\da-f-]{36})\//;

/** Undefined when the change is stored to be sent later. Without a worker it fails like any other request. */
export async function sendOrKeep<T>(
  method: Method,
  path: string,
  body: object,
  waits: Waits,
): Promise<T | undefined> {
  const trip = ofTrip.exec(path)?.[1];
  const viewer = pageViewer();
  if (!trip || !viewer || !navigator.serviceWorker?.controller) return api[method]<T>(path, body);
  const keep = async (key: string, tried: boolean): Promise<boolean> => {
    const change = {
      thing: path,
      ...waits,
      trip,
      method: method.toUpperCase(),
      path,
      body: JSON.stringify(body),
    };
    const kept = (await askWorker('keepChange', { viewer, change: { ...change, key, tried } })) ?? false;
    if (kept) markWaiting('waiting');
    return kept;
  };
  // Changes are sent in the order in which they were made, so this one is stored behind those that wait.
  if (somethingWaits() && (await keep(newKey(), false))) {
    void sendWaiting(true);
    return undefined;
  }
  try {
    const saved = await api[method]<T>(path, body, inTime());
    const settled = waitingChanges().filter(({ thing }) => thing !== null && thing === (waits.thing ?? path));
    for (const { id } of settled) void askWorker('takeBackChange', { id });
    return saved;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.status !== 0 || !refusal.key || !(await keep(refusal.key, true))) throw error;
    forgetKey(refusal.key);
    return undefined;
  }
}

function inTime(): AbortSignal {
  const patience = new AbortController();
  setTimeout(() => patience.abort(new DOMException('', 'TimeoutError')), PATIENCE_MS);
  return patience.signal;
}
