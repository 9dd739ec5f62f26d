import 'server-only';
import webPush from 'web-push';
import { httpsTransport, InnerAddressError, type PushTransport } from './transport';
import { pushKeys } from './vapid';

/** A browser as it has subscribed. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a push shows, and where it leads. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of ours. */
  path: string;
  /** What is told anew of the same thing takes the place of what was told, also where it was not delivered yet. */
  topic: string;
}

/** Seconds after which what wasn't delivered is of no use any more. */
const LIFETIME = 24 * 60 * 60;

/** Sends a push, encrypted for its browser alone. False when that browser is there no more; rejects to be tried again. */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscribed,
  { title, body, path, topic }: PushMessage,
  transport: PushTransport = httpsTransport(),
): Promise<boolean> {
  const keys = pushKeys();
  if (!keys) return true;
  const { headers, body: encrypted } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, body, path, tag: topic }),
    { vapidDetails: keys, TTL: LIFETIME, topic, contentEncoding: 'aes128gcm' },
  );
  const push = {
    endpoint,
    headers: headers as Record<string, string | number>,
    body: encrypted ?? Buffer.of(),
  };
  const status = await transport(push).catch((error: unknown) => {
    if (error instanceof InnerAddressError) return 410;
    throw error;
  });
  if (status === 404 || status === 410) return false;
  if (status < 200 || status >= 300) throw new Error(`The push service responded with ${status}`);
  return true;
}
