import { askWorker } from '@/lib/offline/ask-worker';
import type { NetworkNews } from '@/lib/offline/messages';

/** As far as the page knows. */
interface Reception {
  away: boolean;
  /**
   * When the data of a kept copy, or of a page that lost the network, was fetched. Undefined while
   * the data is current.
   */
  asOf: string | undefined;
}

const HERE: Reception = { away: false, asOf: undefined };
let state = HERE;
const listeners = new Set<() => void>();

const { documentElement: root } = typeof document === 'undefined' ? { documentElement: null } : document;

function change(next: Reception): void {
  if (next.away === state.away && next.asOf === state.asOf) return;
  state = next;
  root?.toggleAttribute('data-offline', next.away || next.asOf !== undefined);
  for (const tell of listeners) tell();
}

const goAway = () => change({ away: true, asOf: state.asOf ?? new Date().toISOString() });

/** The worker sends a request, because only a response proves that the network is back. */
export async function checkNetwork(): Promise<void> {
  const back = await askWorker('tryNetwork', null);
  if (back ?? navigator.onLine) change({ ...state, away: false });
}

export function noteFresh(): void {
  root?.removeAttribute('data-kept');
  change({ ...state, asOf: undefined });
}

const onNews = ({ data }: MessageEvent<Partial<NetworkNews> | null>) => {
  if (data?.network === 'away') goAway();
  else if (data?.network === 'back') change({ ...state, away: false });
};

export function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('offline', goAway);
  addEventListener('online', checkNetwork);
  navigator.serviceWorker?.addEventListener('message', onNews);
  const kept = root?.dataset.kept;
  // The worker shows a kept copy when the server didn't answer, even if the browser reports that
  // it is online. A refresh now would make Next get the kept copy again, in an endless loop.
  if (kept !== undefined) {
    change({ away: true, asOf: state.asOf ?? kept });
    void checkNetwork();
  }
  if (!navigator.onLine) goAway();
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    removeEventListener('offline', goAway);
    removeEventListener('online', checkNetwork);
    navigator.serviceWorker?.removeEventListener('message', onNews);
  };
}

export const reception = () => state;
export const receptionAtFirst = () => HERE;
