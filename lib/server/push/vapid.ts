import 'server-only';
import { env } from '../env';

/** Who we are to the push services. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** Where a push service reaches whoever runs this. */
  subject: string;
}

/** Null where push is off: without keys that last, every subscription would be lost with them. */
export function pushKeys(): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, APP_URL, CONTACT_EMAIL } = env();
  if (!publicKey || !privateKey) return null;
  const subject = APP_URL.startsWith('https:') ? APP_URL : `mailto:${CONTACT_EMAIL}`;
  return { publicKey, privateKey, subject };
}
