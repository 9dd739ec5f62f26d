import 'server-only';
import webPush from 'web-push';
import { httpsTransport, InnerAddressError, type PushTransport } from './transport';
import { pushKeys } from './vapid';

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  title: string;
  body: string;
  path: string;
  /** A newer message with the same topic replaces the earlier one, even before that was delivered. */
  topic: string;
}

/** In seconds; after this time the news is no longer useful. */
const LIFETIME = 24 * 60 * 60;

/** Returns false when the browser's subscription no longer exists. Rejects when a retry may help. */
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
