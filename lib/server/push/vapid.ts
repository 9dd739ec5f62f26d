import 'server-only';
import { env } from '../env';

/** The keys and the contact by which push services identify this server. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** Contact of the operator for push services, a mailto: or https: URL. */
  subject: string;
}

/**
 * Returns the keys; null when none are configured, and then push is off. The keys must stay the
 * same, because every subscription is lost when they change.
 */
export function pushKeys(): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, APP_URL, CONTACT_EMAIL } = env();
  if (!publicKey || !privateKey) return null;
  const subject = APP_URL.startsWith('https:') ? APP_URL : `mailto:${CONTACT_EMAIL}`;
  return { publicKey, privateKey, subject };
}
