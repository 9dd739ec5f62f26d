import { WORKER } from '@/lib/offline/ask-worker';

/** Why this browser can't get push messages; null where it can. */
export type Hindrance = 'unknown' | 'denied' | null;

export function hindranceHere(): Hindrance {
  const known = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!known) return 'unknown';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/**
 * Returns this browser's push subscription, even if another account made it; null when there is
 * none.
 */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Asks for permission, then subscribes. Resolves to null when the person refuses. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  return subscribe().catch(async () => {
    // The browser still has a subscription with another key, because the server's key has changed.
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
}

/**
 * Ends this browser's push subscription. Without network the browser may keep the subscription, but
 * the server sends no pushes to it any more.
 */
export async function unsubscribeHere(): Promise<void> {
  await subscriptionHere()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
