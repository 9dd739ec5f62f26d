import { askWorker } from './ask-worker';
import { type KeptChange, OUTBOX_CHANNEL, type OutboxNews } from './changes';
import type { NetworkNews } from './messages';
import { householdOf } from './owner-key';

/** The mark tells the next page whether changes wait, without a request to the worker. */
const mark = () => `campmates.waiting${householdOf(viewer ?? '') ? ` ${viewer}` : ''}`;
const PAUSE_MS = 5000;

const NONE: readonly KeptChange[] = [];
let viewer: string | undefined;
let changes = NONE;
let sent = NONE;
const listeners = new Set<() => void>();

/** Undefined when the page doesn't watch for changes. */
export const pageViewer = () => viewer;

export const waitingChanges = () => changes;
export const sentChanges = () => sent;
export const noneWaiting = () => NONE;

export function onWaiting(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

/** `listed`: no change waits, but the page shows refused or sent changes. */
type Mark = 'waiting' | 'listed';

function readMark(): string | null {
  try {
    return localStorage.getItem(mark());
  } catch {
    return null;
  }
}

export const somethingWaits = () => readMark() === 'waiting';

export function markWaiting(as: Mark | undefined): void {
  try {
    if (as) localStorage.setItem(mark(), as);
    else localStorage.removeItem(mark());
  } catch {
    // A browser that blocks site data has no service worker either, so no change can wait.
  }
}

export async function sendWaiting(sure: boolean): Promise<readonly KeptChange[]> {
  if (!somethingWaits()) return NONE;
  const news = await askWorker('sendChanges', { sure });
  if (news) onNews(news);
  return changes;
}

const isWaiting = ({ refused }: KeptChange) => !refused;

let timer: ReturnType<typeof setTimeout> | undefined;

function onNews(news: OutboxNews): void {
  const own = (all: KeptChange[]) => all.filter((change) => change.viewer === viewer);
  changes = own(news.changes);
  sent = own(news.sentChanges ?? []);
  const waits = changes.some(isWaiting);
  markWaiting(waits ? 'waiting' : changes.length + sent.length > 0 ? 'listed' : undefined);
  for (const tell of listeners) tell();
  clearTimeout(timer);
  if (waits) {
    timer = setTimeout(() => void sendWaiting(false), Math.max(PAUSE_MS, news.retryInMs));
  }
}

/** Sends when the page loads or becomes visible, and when the network is back. Returns how to stop. */
export function watchWaiting(
  who: string,
  { onSent, onRefused }: { onSent: () => void; onRefused: (change: KeptChange) => void },
): () => void {
  if (!('serviceWorker' in navigator) || typeof BroadcastChannel === 'undefined') return () => undefined;
  viewer = who;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => {
    const before = changes;
    onNews(data);
    const wasWaiting = (id: number) => before.some((each) => each.id === id && !each.refused);
    for (const change of changes) if (change.refused && wasWaiting(change.id)) onRefused(change);
    if (data.sent.length > 0) onSent();
  };
  const begin = async () => {
    if (!readMark()) return;
    const news = await askWorker('listChanges', null);
    if (news) onNews(news);
    await sendWaiting(true);
  };
  const send = () => void sendWaiting(true);
  const show = () => {
    if (document.visibilityState === 'visible') send();
  };
  const { serviceWorker } = navigator;
  const hearNetwork = ({ data }: MessageEvent<Partial<NetworkNews> | null>) => {
    if (data?.network === 'back') send();
  };
  addEventListener('online', send);
  serviceWorker.addEventListener('message', hearNetwork);
  document.addEventListener('visibilitychange', show);
  serviceWorker.addEventListener('controllerchange', begin);
  void begin();
  return () => {
    viewer = undefined;
    changes = NONE;
    sent = NONE;
    clearTimeout(timer);
    channel.close();
    removeEventListener('online', send);
    document.removeEventListener('visibilitychange', show);
    serviceWorker.removeEventListener('message', hearNetwork);
    serviceWorker.removeEventListener('controllerchange', begin);
  };
}
