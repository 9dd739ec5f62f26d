import { askWorker } from '@/lib/offline/ask-worker';
import type { NetworkNews } from '@/lib/offline/messages';

/** What the page knows of the network. */
interface Reception {
  away: boolean;
  /** What the page shows is as of then: it is a kept copy, or the network went while it was open. */
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

/** There is network again, which only a response can say. */
export async function checkNetwork(): Promise<void> {
  const back = await askWorker('tryNetwork', null);
  if (back ?? navigator.onLine) change({ ...state, away: false });
}

/** The page shows what the server says now. */
export function noteFresh(): void {
  root?.removeAttribute('data-kept');
  change({ ...state, asOf: undefined });
}

const hear = ({ data }: MessageEvent<Partial<NetworkNews> | null>) => {
  if (data?.network === 'away') goAway();
  else if (data?.network === 'back') change({ ...state, away: false });
};

export function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('offline', goAway);
  addEventListener('online', checkNetwork);
  navigator.serviceWorker?.addEventListener('message', hear);
  const kept = root?.dataset.kept;
  // The worker shows a kept copy where the server didn't answer, whatever the browser says of the network. Were the page
  // brought up to date now, Next would load it anew, which is the kept copy again, without an end.
  if (kept !== undefined) {
    change({ away: true, asOf: state.asOf ?? kept });
    void checkNetwork();
  }
  if (!navigator.onLine) goAway();
  return () => {
    listeners.delete(tell);
    removeEventListener('offline', goAway);
    removeEventListener('online', checkNetwork);
    navigator.serviceWorker?.removeEventListener('message', hear);
  };
}

export const reception = () => state;
export const receptionAtFirst = () => HERE;
