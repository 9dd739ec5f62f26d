import { WORKER } from '@/lib/offline/ask-worker';

/** Why this browser can't be told by push; null where it can. */
export type Hindrance = 'unknown' | 'denied' | null;

export function hindranceHere(): Hindrance {
  const known = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!known) return 'unknown';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** How this browser has subscribed, whoever for; null where it has not. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Asks the person, then subscribes; null when they say no. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  return subscribe().catch(async () => {
    // Subscribed before, under another key: the server has been set up anew since.
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
}

/** Ends what this browser has subscribed to; without a network it stays, and the server sends nothing. */
export async function unsubscribeHere(): Promise<void> {
  await subscriptionHere()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
